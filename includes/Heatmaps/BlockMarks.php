<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\Json;
use WP_HTML_Tag_Processor;

/**
 * Marks the blocks of a recorded page, so that what happens in a block is found again after the block has moved (decision 0105). The mark is a hash
 * of the block as it is saved: a block that was edited is another one.
 *
 * @since 0.7.0
 */
final class BlockMarks {

	/** The recorder reads it. */
	public const ATTRIBUTE = 'data-userfeedback-block';

	private const DIGITS = 8;

	/**
	 * Marks all blocks that are rendered from now on.
	 */
	public static function start(): void {
		// Late: other plugins put their own elements around blocks.
		add_filter( 'render_block', [ self::class, 'mark' ], 100, 2 );
	}

	/**
	 * Filter render_block.
	 *
	 * @param mixed $html  HTML of the block.
	 * @param mixed $block The parsed block.
	 * @return mixed The HTML with the mark on its first element.
	 */
	public static function mark( mixed $html, mixed $block ): mixed {
		$name = is_array( $block ) ? $block['blockName'] ?? null : null;
		if ( ! is_string( $html ) || ! is_array( $block ) || ! is_string( $name ) ) {
			return $html;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		// The mark of an inner block stays: it is closer to what happens.
		if ( ! $tags->next_tag() || $tags->get_attribute( self::ATTRIBUTE ) !== null ) {
			return $html;
		}
		$tags->set_attribute( self::ATTRIBUTE, self::of( $name, $block['attrs'] ?? [], $block['innerHTML'] ?? '' ) );
		return $tags->get_updated_html();
	}

	/**
	 * The mark of a block: 8 hexadecimal digits.
	 */
	private static function of( string $name, mixed $attributes, mixed $html ): string {
		return substr( hash( 'sha256', Json::encode( [ $name, $attributes, $html ] ) ), 0, self::DIGITS );
	}
}
