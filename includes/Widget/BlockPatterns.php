<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use WP_Block_Patterns_Registry;

/**
 * Patterns with our blocks, for the inserter of the block editor.
 *
 * @since 0.6.0
 */
final class BlockPatterns {

	public const CATEGORY = 'userfeedback';

	/** A survey that the author of the page chooses next. */
	private const SURVEY = '<!-- wp:userfeedback/survey {"display":"inline"} /-->';

	private const RATING = '<!-- wp:userfeedback/post-rating /-->';

	/**
	 * Registers the patterns, once. The one with ratings only if the add-on that shows them is active.
	 */
	public function register(): void {
		if ( WP_Block_Patterns_Registry::get_instance()->is_registered( 'userfeedback/helpful' ) ) {
			return;
		}
		register_block_pattern_category( self::CATEGORY, [ 'label' => 'UserFeedback' ] );
		register_block_pattern(
			'userfeedback/helpful',
			[
				'title'       => __( 'Was this page helpful?', 'userfeedback' ),
				'description' => __( 'A heading and a survey below it.', 'userfeedback' ),
				'categories'  => [ self::CATEGORY ],
				'keywords'    => [ __( 'survey', 'userfeedback' ), __( 'feedback', 'userfeedback' ) ],
				'content'     => self::group( self::heading( __( 'Was this page helpful?', 'userfeedback' ) ) . self::SURVEY ),
			]
		);
		if ( has_filter( 'userfeedback_post_rating_html' ) ) {
			register_block_pattern(
				'userfeedback/rate-and-tell',
				[
					'title'       => __( 'Rate and tell us why', 'userfeedback' ),
					'description' => __( 'A rating of this post, and a survey that asks for the reason.', 'userfeedback' ),
					'categories'  => [ self::CATEGORY ],
					'keywords'    => [ __( 'rating', 'userfeedback' ), __( 'feedback', 'userfeedback' ) ],
					'content'     => self::group(
						self::heading( __( 'Rate this post', 'userfeedback' ) )
						. self::RATING
						. self::heading( __( 'Tell us why', 'userfeedback' ), 3 )
						. self::SURVEY
					),
				]
			);
		}
	}

	private static function heading( string $text, int $level = 2 ): string {
		$attributes = $level === 2 ? '' : sprintf( ' {"level":%d}', $level );
		return sprintf(
			'<!-- wp:heading%1$s --><h%2$d class="wp-block-heading">%3$s</h%2$d><!-- /wp:heading -->',
			$attributes,
			$level,
			esc_html( $text )
		);
	}

	private static function group( string $blocks ): string {
		return '<!-- wp:group {"layout":{"type":"constrained"}} --><div class="wp-block-group">' . $blocks . '</div><!-- /wp:group -->';
	}
}
