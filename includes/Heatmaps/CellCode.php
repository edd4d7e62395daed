<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

/**
 * Kinds of events and classes of devices: words outside, letters in ufb_heatmap_cells, which has millions of rows.
 *
 * @since 0.7.0
 */
final class CellCode {

	/** A click; one after which nothing happened; several quick ones on one spot; where the pointer was. */
	public const CLICK = 'click';
	public const DEAD  = 'dead';
	public const RAGE  = 'rage';
	public const MOVE  = 'move';

	/** How far down the page a view came, in percent. */
	public const SCROLL = 'scroll';

	/** A view; its cell is the height of the visible part in percent of the page. */
	public const VIEW = 'view';

	/** Those that happen on an element, in the order in which a page numbers them. */
	public const ON_ELEMENTS = [ self::CLICK, self::DEAD, self::RAGE, self::MOVE ];

	public const KINDS = [
		self::CLICK  => 'c',
		self::DEAD   => 'd',
		self::RAGE   => 'r',
		self::MOVE   => 'm',
		self::SCROLL => 's',
		self::VIEW   => 'v',
	];

	public const DEVICES = [
		'desktop' => 'd',
		'tablet'  => 't',
		'mobile'  => 'm',
	];

	/** Cells of an element: 16 rows of 16. */
	public const CELLS = 256;

	/**
	 * The first 8 bytes of the SHA-256 of a path, as hexadecimal digits.
	 */
	public static function anchor( string $path ): string {
		return substr( hash( 'sha256', $path ), 0, 16 );
	}
}
