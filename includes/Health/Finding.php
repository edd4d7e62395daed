<?php

declare( strict_types=1 );

namespace UserFeedback\Health;

defined( 'ABSPATH' ) || exit;

/**
 * What a check found. Plain texts.
 *
 * @since 0.7.0
 */
final class Finding {

	public const GOOD        = 'good';
	public const RECOMMENDED = 'recommended';
	public const CRITICAL    = 'critical';

	/**
	 * @param string                $status       GOOD, RECOMMENDED or CRITICAL, as in Site Health.
	 * @param string                $title        What is so, in a few words.
	 * @param list<string>          $texts        What happened, why, and what to do: sentences, one paragraph.
	 * @param array<string, string> $links        Texts by URL.
	 * @param bool                  $isRepairable Whether RepairableCheck::repair() can help.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $title,
		public readonly array $texts,
		public readonly array $links,
		public readonly bool $isRepairable
	) {}

	/**
	 * All is well.
	 */
	public static function good( string $title, string ...$texts ): self {
		return new self( self::GOOD, $title, array_values( $texts ), [], false );
	}

	/**
	 * Something should be better.
	 */
	public static function recommended( string $title, string ...$texts ): self {
		return new self( self::RECOMMENDED, $title, array_values( $texts ), [], false );
	}

	/**
	 * Something is broken.
	 */
	public static function critical( string $title, string ...$texts ): self {
		return new self( self::CRITICAL, $title, array_values( $texts ), [], false );
	}

	/**
	 * The same with a link.
	 */
	public function withLink( string $url, string $text ): self {
		return new self( $this->status, $this->title, $this->texts, [ ...$this->links, $url => $text ], $this->isRepairable );
	}

	/**
	 * The same for what can be repaired.
	 */
	public function repairable(): self {
		return new self( $this->status, $this->title, $this->texts, $this->links, true );
	}

	/**
	 * All texts but the title.
	 */
	public function text(): string {
		return implode( ' ', array_filter( $this->texts, static fn ( string $text ) => $text !== '' ) );
	}
}
