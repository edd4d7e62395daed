<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

/**
 * One bad value of tests/fixtures/payloads.json. Every text holds the mark, by which it is found wherever it went.
 */
final class Payload {

	public const MARK = 'ufbxss';

	/**
	 * @param mixed       $value What is sent.
	 * @param string|null $line  What of it is kept where one line is; null when it is no text, or none that can be kept.
	 * @param string|null $lines What of it is kept where several lines are.
	 * @param bool        $isRaw Whether its bytes are no UTF-8, so that JSON cannot carry it: it is sent as a form does.
	 */
	private function __construct(
		public readonly mixed $value,
		public readonly ?string $line,
		public readonly ?string $lines,
		public readonly bool $isRaw
	) {}

	/**
	 * @return array<string, self> By name.
	 */
	public static function all(): array {
		$all = [];
		/** @var array<string, array<string, mixed>> $data */
		$data = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/payloads.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $data as $name => $entry ) {
			$all[ $name ] = self::of( $entry );
		}
		return $all;
	}

	/**
	 * Texts that a person could have typed: those that are kept.
	 *
	 * @return array<string, self>
	 */
	public static function texts(): array {
		return array_filter( self::all(), static fn ( self $payload ) => in_array( strlen( $payload->line ?? '' ), range( 1, 199 ), true ) );
	}

	/**
	 * A text of one line that is kept as it is.
	 */
	public static function text( string $text ): self {
		return new self( $text, $text, $text, false );
	}

	/**
	 * Whether a stored text is this payload and nothing else: literally, or cut to the length of its column.
	 */
	public function isKeptAs( string $stored ): bool {
		return $this->line !== null && ( $stored === $this->line || $stored === $this->lines || $stored === mb_substr( $this->line, 0, 255 ) );
	}

	/**
	 * @param array<string, mixed> $entry
	 */
	private static function of( array $entry ): self {
		if ( is_string( $entry['base64'] ?? null ) ) {
			return new self( base64_decode( $entry['base64'] ), null, null, true );
		}
		$value = $entry['value'];
		if ( ! is_string( $value ) ) {
			return new self( $value, null, null, false );
		}
		$value = str_repeat( $value, (int) ( $entry['times'] ?? 1 ) );
		$line  = (string) ( $entry['line'] ?? trim( $value ) );
		return new self( $value, $line, (string) ( $entry['lines'] ?? $line ), false );
	}
}
