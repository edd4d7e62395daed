<?php

declare( strict_types=1 );

namespace UserFeedback\Mail\Parts;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Mail\MailStyle;
use UserFeedback\Mail\Part;

/**
 * Parts that belong together: plain text has no empty line between them.
 *
 * @since 0.7.0
 */
final class Group implements Part {

	/** @var array<Part> */
	private readonly array $parts;

	public function __construct( Part ...$parts ) {
		$this->parts = $parts;
	}

	public function text(): string {
		return implode( "\n", array_map( static fn ( Part $part ) => $part->text(), $this->parts ) );
	}

	public function html( MailStyle $style ): string {
		return implode( '', array_map( static fn ( Part $part ) => $part->html( $style ), $this->parts ) );
	}
}
