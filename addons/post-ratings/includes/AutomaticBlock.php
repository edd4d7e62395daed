<?php

declare( strict_types=1 );

namespace UserFeedback\RatingControl;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\Support\Cast;
use WP_Block_Template;
use WP_Post;

/**
 * Automatic placement in block themes: WordPress hooks the block userfeedback/post-rating to the content or the comments of templates, so that owners
 * see it in the site editor and can move or remove it there. Templates are shared by several types of posts, so the page decides whether it shows.
 *
 * @since 0.6.0
 */
final class AutomaticBlock {

	private const BLOCK = 'userfeedback/post-rating';

	/** Attribute of hooked blocks. */
	private const MARK = 'isAutomatic';

	/**
	 * The block and the side of it where a control is hooked, by the place of the settings (RatingSettings). Literals: constants of another class
	 * would load it on every page, also where no anchor is.
	 */
	private const ANCHORS = [
		'after_content'   => [ 'core/post-content', 'after' ],
		'before_comments' => [ 'core/comments', 'before' ],
		'after_comments'  => [ 'core/comments', 'after' ],
	];

	/** Templates that list posts; also with a suffix, such as category-news. Single posts never use them. */
	private const LISTS = '/^(home|archive|category|tag|taxonomy|author|date|search|404)(-|$)/';

	private static ?self $active = null;

	/** @var array<int, true> Posts whose automatic control is on this page. */
	private array $shown = [];

	private function __construct( private readonly RatingServices $services ) {}

	/**
	 * Adds the hooks in block themes. In others, Placement puts the control into the content.
	 */
	public static function start( RatingServices $services ): void {
		self::$active = new self( $services );
		add_filter( 'hooked_block_types', [ self::class, 'addToAnchor' ], 10, 4 );
		add_filter( 'hooked_block_' . self::BLOCK, [ self::class, 'mark' ], 10, 5 );
		add_filter( 'pre_render_block', [ self::class, 'hideElsewhere' ], 10, 2 );
	}

	/**
	 * Filter hooked_block_types.
	 *
	 * @param mixed $types    Names of the hooked blocks.
	 * @param mixed $position before, after, first_child or last_child.
	 * @param mixed $anchor   Name of the block that they are hooked to.
	 * @param mixed $context  The template, template part, pattern or post that contains it.
	 * @return mixed The names.
	 */
	public static function addToAnchor( mixed $types, mixed $position, mixed $anchor, mixed $context ): mixed {
		$mayBe = is_array( $types ) && in_array( [ $anchor, $position ], self::ANCHORS, true ) && self::isForSinglePosts( $context );
		return $mayBe && self::isAnchor( $anchor, $position )
			? [ ...$types, self::BLOCK ]
			: $types;
	}

	/**
	 * Filter hooked_block_userfeedback/post-rating.
	 *
	 * @param mixed $block    The parsed block.
	 * @param mixed $type     Its name.
	 * @param mixed $position See addToAnchor().
	 * @param mixed $anchor   The parsed block that it is hooked to.
	 * @return mixed The block.
	 */
	public static function mark( mixed $block, mixed $type, mixed $position, mixed $anchor ): mixed {
		if ( is_array( $block ) && self::isAnchor( Cast::at( $anchor, 'blockName' ), $position ) ) {
			$block['attrs'] = [ self::MARK => true ] + (array) ( $block['attrs'] ?? [] );
		}
		return $block;
	}

	/**
	 * Filter pre_render_block: an automatic control shows once, on the page of its post.
	 *
	 * @param mixed $html  Null unless another plugin has rendered the block.
	 * @param mixed $block The parsed block.
	 * @return mixed '' to show nothing.
	 */
	public static function hideElsewhere( mixed $html, mixed $block ): mixed {
		$isAutomatic = is_array( $block ) && ( $block['blockName'] ?? '' ) === self::BLOCK && Cast::at( $block, 'attrs', self::MARK ) === true;
		return $html === null && $isAutomatic && self::$active?->shows() === false ? '' : $html;
	}

	/**
	 * Whether the page that WordPress is creating shows an automatic control here.
	 */
	private function shows(): bool {
		$post = is_singular() ? get_post() : null;
		if ( ! $post instanceof WP_Post
			|| $post->ID !== get_queried_object_id()
			|| isset( $this->shown[ $post->ID ] )
			|| ! in_array( $post->post_type, $this->services->settings()->postTypes, true )
			|| Placement::hasOwn( $post )
			|| self::hasControl( Cast::string( $GLOBALS['_wp_current_template_content'] ?? '' ), false )
		) {
			return false;
		}
		$this->shown[ $post->ID ] = true;
		return true;
	}

	/**
	 * WordPress asks for both sides of every block of a page; the settings are read for three of them.
	 */
	private static function isAnchor( mixed $anchor, mixed $position ): bool {
		$place = array_search( [ $anchor, $position ], self::ANCHORS, true );
		return $place !== false && self::$active?->services->settings()->place === $place;
	}

	/**
	 * Whether single posts may be shown with a template, part or pattern that has no such block yet.
	 */
	private static function isForSinglePosts( mixed $context ): bool {
		// On visitors' pages, the main query is known.
		if ( did_action( 'wp' ) > 0 && ! is_singular() ) {
			return false;
		}
		if ( $context instanceof WP_Block_Template ) {
			return preg_match( self::LISTS, $context->slug ) !== 1 && ! self::hasControl( $context->content, true );
		}
		// A pattern. Anchors are not in the content of posts.
		return is_array( $context );
	}

	/**
	 * Whether a template contains a control of the post that it shows.
	 *
	 * @param bool $withAutomatic Whether automatic controls count.
	 */
	private static function hasControl( string $template, bool $withAutomatic ): bool {
		preg_match_all( '~<!-- wp:' . self::BLOCK . ' (\{.*?\} )?/?-->~', $template, $found );
		foreach ( $found[1] as $json ) {
			$attributes = json_decode( $json, true );
			$isOfPost   = Cast::int( Cast::at( $attributes, 'postId' ) ) === 0;
			if ( $isOfPost && ( $withAutomatic || Cast::at( $attributes, self::MARK ) !== true ) ) {
				return true;
			}
		}
		return false;
	}
}
