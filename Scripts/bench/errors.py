"""What can go wrong, as sentences."""


class BenchError(Exception):
    """What is wrong and what to do about it, as one sentence."""


class Missing(BenchError):
    """Why a peer cannot take part; its column says so."""
