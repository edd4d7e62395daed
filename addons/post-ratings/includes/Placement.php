<?php

declare( strict_types=1 );

namespace UserFeedback\RatingControl;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\PostRatings\Settings\RatingSettings;
use WP_Post;

/**
 * Puts the control where the owner has chosen: after the content, before or after the comments. In block themes a hooked block does (AutomaticBlock),
 * so that the site editor can move it.
 *
 * @since 0.6.0
 */
final class Placement {

	private const BLOCK     = 'userfeedback/post-rating';
	private const SHORTCODE = 'userfeedback_rating';

	/** Controls of the post before its content is filtered. */
	private int $before = 0;

	/** The template of the comments that the theme or another plugin chose. */
	private string $comments = '';

	public function __construct(
		private readonly RatingServices $services,
		private readonly PageControls $controls
	) {}

	/**
	 * Whether a post shows a control by itself, so that it gets no automatic one: its content has the block or the shortcode.
	 */
	public static function hasOwn( WP_Post $post ): bool {
		return has_block( self::BLOCK, $post ) || has_shortcode( $post->post_content, self::SHORTCODE );
	}

	/**
	 * The post of this page, if the page is to show a control: automatically, or because the content has one.
	 */
	public function expected(): ?WP_Post {
		$post = is_singular() ? get_queried_object() : null;
		return $post instanceof WP_Post && ( self::hasOwn( $post ) || $this->isAutomatic( $post ) ) ? $post : null;
	}

	/**
	 * Remembers how many controls there are before blocks and shortcodes of the content are rendered.
	 */
	public function beforeContent(): void {
		$this->before = $this->controls->count( (int) get_the_ID() );
	}

	/**
	 * The content of a post, with the control where it belongs there.
	 */
	public function afterContent( string $content ): string {
		$post = $this->post();
		if ( $post === null || ! in_the_loop() || ! is_main_query() || $this->controls->count( $post->ID ) > $this->before ) {
			return $content;
		}
		$place = $this->services->settings()->place;
		return $place === RatingSettings::AFTER_CONTENT || ! self::hasComments( $post ) ? $content . $this->controls->forPost( $post->ID ) : $content;
	}

	/**
	 * The template of the comments: one that prints the control before or after the given one, where it belongs there.
	 *
	 * @param string $template Path.
	 */
	public function aroundComments( string $template ): string {
		$post = $this->post();
		if ( $post === null || $this->services->settings()->place === RatingSettings::AFTER_CONTENT || ! self::hasComments( $post ) ) {
			return $template;
		}
		$this->comments = self::existing( $template );
		return __DIR__ . '/comments-template.php';
	}

	/**
	 * For the template: the path of the comments' own template.
	 */
	public function commentsTemplate(): string {
		return $this->comments;
	}

	/**
	 * For the template: the control, if it belongs to this side of the comments.
	 *
	 * @param string $place RatingSettings::BEFORE_COMMENTS or AFTER_COMMENTS.
	 */
	public function besideComments( string $place ): string {
		$post = $this->post();
		return $post !== null && $this->services->settings()->place === $place ? $this->controls->forPost( $post->ID ) : '';
	}

	/**
	 * The post of this page, if it gets an automatic control and its content shows none.
	 */
	private function post(): ?WP_Post {
		$post = is_singular() ? get_post() : null;
		return $post instanceof WP_Post && $post->ID === get_queried_object_id() && ! self::hasOwn( $post ) && $this->isAutomatic( $post )
			? $post
			: null;
	}

	private function isAutomatic( WP_Post $post ): bool {
		$settings = $this->services->settings();
		return $settings->place !== RatingSettings::MANUAL && in_array( $post->post_type, $settings->postTypes, true ) && ! wp_is_block_theme();
	}

	/**
	 * The file that WordPress would use: its fallbacks apply to the given path only.
	 */
	private static function existing( string $template ): string {
		$ofParent = str_replace( get_stylesheet_directory(), get_template_directory(), $template );
		foreach ( [ $template, $ofParent ] as $file ) {
			if ( is_file( $file ) ) {
				return $file;
			}
		}
		return ABSPATH . 'wp-includes/theme-compat/comments.php';
	}

	/**
	 * Whether themes print the comments of a post. Otherwise the control is printed after the content.
	 */
	private static function hasComments( WP_Post $post ): bool {
		return comments_open( $post ) || (int) get_comments_number( $post ) > 0;
	}
}
