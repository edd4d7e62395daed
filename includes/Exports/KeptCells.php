<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;

/**
 * Cells of texts as a file holds them: labels, browsers and the like come again and again.
 *
 * @since 0.7.0
 */
final class KeptCells {

	private const MAX = 1000;

	/** Bytes of a text that is kept. */
	private const SHORT = 64;

	/** @var array<string> Text → cell; those that are kept, for writers that cannot wait for a call. */
	public array $cells = [];

	/**
	 * @param Closure( string ): string $make Makes the cell of a text.
	 */
	public function __construct( private readonly Closure $make ) {}

	/**
	 * The cell of a text that is not among those that are kept.
	 */
	public function make( string $text ): string {
		$cell = ( $this->make )( $text );
		if ( strlen( $text ) <= self::SHORT && count( $this->cells ) < self::MAX ) {
			$this->cells[ $text ] = $cell;
		}
		return $cell;
	}
}
