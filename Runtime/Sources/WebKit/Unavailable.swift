@_exported import Foundation
import SwiftUI

/// Shows web pages.
@available(*, unavailable, message: "Vitrine shows no web pages; open a Link, or show a placeholder of your own.")
open class WKWebView: NSObject {}

/// How web pages are shown.
@available(*, unavailable, message: "Vitrine shows no web pages; open a Link, or show a placeholder of your own.")
open class WKWebViewConfiguration: NSObject {}

/// Decides where web pages lead.
@available(*, unavailable, message: "Vitrine shows no web pages; open a Link, or show a placeholder of your own.")
public protocol WKNavigationDelegate: AnyObject {}

/// Shows what web pages ask for.
@available(*, unavailable, message: "Vitrine shows no web pages; open a Link, or show a placeholder of your own.")
public protocol WKUIDelegate: AnyObject {}

/// Hears from scripts.
@available(*, unavailable, message: "Vitrine shows no web pages; open a Link, or show a placeholder of your own.")
public protocol WKScriptMessageHandler: AnyObject {}

/// Shows web pages.
@available(*, unavailable, message: "Vitrine shows no web pages; open a Link, or show a placeholder of your own.")
public struct WebView: View {
  public init(url: URL?) {}
  public var body: some View { EmptyView() }
}

/// A web page and where it leads.
@available(*, unavailable, message: "Vitrine shows no web pages; open a Link, or show a placeholder of your own.")
public struct WebPage {}
