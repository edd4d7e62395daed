<?php

declare( strict_types=1 );

namespace UserFeedback\RatingControl;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Cast;
use WP_Block;
use WP_Post;

/**
 * The post ratings add-on: puts the control on visitors' pages. The core stores settings and ratings.
 *
 * Hooks are static methods, so that others can remove them by name.
 *
 * @since 0.6.0
 */
final class AddOn {

	/** The header Requires UserFeedback of the main file, which `npm version` writes here, too: reading the file takes long. */
	private const REQUIRES = '0.7.0';

	/** Source of block bindings: the ratings of a post. */
	public const BINDING = 'userfeedback/post-rating';

	private static ?self $active = null;

	private ?PageFiles $files = null;

	private ?PageControls $controls = null;

	private ?Placement $placement = null;

	private function __construct( private readonly RatingServices $services ) {}

	/**
	 * Action userfeedback_post_ratings, at init.
	 */
	public static function onPostRatings( RatingServices $services ): void {
		// An older core may lack what this add-on uses. The Plugins screen says so.
		if ( version_compare( self::REQUIRES, USERFEEDBACK_VERSION, '>' ) ) {
			return;
		}
		self::$active = new self( $services );
		if ( wp_is_block_theme() ) {
			AutomaticBlock::start( $services );
		}
		register_block_bindings_source(
			self::BINDING,
			[
				// Shown in editors. Translations are not searched for on every page because of it.
				'label'              => is_admin() && ! wp_doing_ajax() ? __( 'Post rating', 'userfeedback' ) : 'Post rating',
				'get_value_callback' => [ self::class, 'boundValue' ],
				'uses_context'       => [ 'postId' ],
			]
		);
		add_shortcode( 'userfeedback_rating', [ self::class, 'renderShortcode' ] );
		add_filter( 'userfeedback_post_rating_html', [ self::class, 'renderBlock' ], 10, 2 );
		add_filter( 'render_block_core/query', [ self::class, 'expectControls' ], 10, 2 );
		add_action( 'template_redirect', [ self::class, 'receiveForm' ], 1 );
		add_action( 'wp_enqueue_scripts', [ self::class, 'enqueueStyle' ] );
		// Before blocks (9) and after shortcodes (11).
		add_filter( 'the_content', [ self::class, 'beforeContent' ], 1 );
		add_filter( 'the_content', [ self::class, 'afterContent' ], 20 );
		// After plugins that replace the comments.
		add_filter( 'comments_template', [ self::class, 'aroundComments' ], PHP_INT_MAX );
		add_action( 'wp_footer', [ self::class, 'printSchema' ] );
	}

	/**
	 * For the template around the comments; null before the core has started the add-on.
	 */
	public static function placement(): ?Placement {
		$active = self::$active;
		return $active === null ? null : ( $active->placement ??= new Placement( $active->services, $active->controls() ) );
	}

	private function controls(): PageControls {
		return $this->controls ??= new PageControls( $this->services, $this->files() );
	}

	private function files(): PageFiles {
		// By name: plugin_dir_url() returns a wrong URL for a linked folder inside another linked plugin, as in development.
		return $this->files ??= new PageFiles( $this->services, new Assets( dirname( __DIR__ ) . '/', plugins_url( 'userfeedback-post-ratings/' ) ) );
	}

	/**
	 * Shortcode userfeedback_rating.
	 *
	 * @param array<string>|string $attributes `id`: a post other than the one that the shortcode is in. '' without attributes.
	 */
	public static function renderShortcode( array|string $attributes ): string {
		$attributes = shortcode_atts( [ 'id' => '' ], is_array( $attributes ) ? $attributes : [], 'userfeedback_rating' );
		$id         = Cast::string( $attributes['id'] );
		return self::html( $id === '' ? (int) get_the_ID() : FormPost::number( $id ) );
	}

	/**
	 * The value of an attribute that is bound to the ratings of a post; null for the block's own text.
	 *
	 * @since 0.7.0
	 *
	 * @param array<mixed> $arguments Of the binding.
	 */
	public static function boundValue( array $arguments, WP_Block $block ): ?string {
		return self::$active === null ? null : ( new RatingBinding( self::$active->services ) )->value( $arguments, $block );
	}

	/**
	 * Filter userfeedback_post_rating_html: the content of the block on visitors' pages.
	 */
	public static function renderBlock( mixed $html, mixed $postId ): string {
		return self::html( Cast::int( $postId ) );
	}

	/**
	 * Filter render_block_core/query, which it does not change: other pages of a loop with client navigation may have controls if this one has none.
	 *
	 * @since 0.7.0
	 *
	 * @param mixed $html  HTML of the loop.
	 * @param mixed $block The parsed block.
	 * @return mixed The HTML.
	 */
	public static function expectControls( mixed $html, mixed $block ): mixed {
		$attributes = is_array( $block ) ? $block['attrs'] ?? null : null;
		$turnsPages = is_array( $attributes ) && ( $attributes['enhancedPagination'] ?? null ) === true;
		// @phpstan-ignore argument.type (WordPress has parsed it)
		if ( is_array( $block ) && $turnsPages && has_block( 'userfeedback/post-rating', serialize_block( $block ) ) ) {
			self::$active?->controls()->expect();
		}
		return $html;
	}

	/**
	 * Action template_redirect: what a form without scripts sent, and its confirmation.
	 */
	public static function receiveForm(): void {
		$addOn = self::$active;
		// Public on purpose: the token of the page is checked, not a login.
		$isPost = ( $_SERVER['REQUEST_METHOD'] ?? '' ) === 'POST';
		if ( $addOn === null || ( ! $isPost && $_GET === [] ) ) {
			return;
		}
		$rated = $_GET[ FormPost::RATED ] ?? '';
		if ( ! $isPost && ( ! is_string( $rated ) || $rated === '' ) ) {
			return;
		}
		/** @var array<string, mixed> $fields */
		$fields = $isPost ? wp_unslash( $_POST ) : [];
		$form   = new FormPost( $addOn->services, $addOn->controls(), $fields, Cast::string( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ) );
		if ( ! $isPost ) {
			self::keepOutOfCaches();
			$form->confirm( Cast::string( $rated ) );
		} elseif ( $form->isSent() ) {
			self::keepOutOfCaches();
			$confirmation = $form->store();
			if ( $confirmation !== null && wp_safe_redirect( $confirmation, 303, 'UserFeedback' ) ) {
				exit;
			}
		}
	}

	/**
	 * Action wp_enqueue_scripts: the style sheet in the head where a control is expected, so that nothing moves when it arrives.
	 */
	public static function enqueueStyle(): void {
		if ( self::$active !== null && is_singular() && self::placement()?->expected() !== null ) {
			self::$active->files()->enqueueStyle( self::$active->services->settings() );
		}
	}

	/**
	 * Filter the_content, before blocks and shortcodes.
	 */
	public static function beforeContent( mixed $content ): string {
		if ( is_singular() ) {
			self::placement()?->beforeContent();
		}
		return is_string( $content ) ? $content : '';
	}

	/**
	 * Filter the_content.
	 */
	public static function afterContent( mixed $content ): string {
		$content = is_string( $content ) ? $content : '';
		return is_singular() ? self::placement()?->afterContent( $content ) ?? $content : $content;
	}

	/**
	 * Filter comments_template.
	 */
	public static function aroundComments( mixed $template ): string {
		return self::placement()?->aroundComments( Cast::string( $template ) ) ?? Cast::string( $template );
	}

	/**
	 * Action wp_footer: structured data about the post of this page, if visitors see its average here.
	 */
	public static function printSchema(): void {
		$post   = is_singular() && ! is_preview() ? get_queried_object() : null;
		$active = self::$active;
		if ( $active === null || ! $post instanceof WP_Post || $active->controls()->count( $post->ID ) === 0 || self::isHiddenFromSearch() ) {
			return;
		}
		$schema = ReviewSchema::of( $post, $active->services->settings(), $active->services->statistics()->of( $post->ID ) );
		if ( $schema === null ) {
			return;
		}

		// With HEX_TAG, "</script>" in a title does not end the script.
		$json = wp_json_encode( $schema, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		wp_print_inline_script_tag( (string) $json, [ 'type' => 'application/ld+json' ] );
	}

	/**
	 * Filter wp_robots of a confirmation: search engines know the page without the query variable.
	 *
	 * @param array<string, bool|string> $robots
	 * @return array<string, bool|string>
	 */
	public static function hideFromSearch( array $robots ): array {
		return [ 'noindex' => true ] + $robots;
	}

	private static function html( int $postId ): string {
		return $postId > 0 ? self::$active?->controls()->forPost( $postId ) ?? '' : '';
	}

	private static function keepOutOfCaches(): void {
		nocache_headers();
		add_filter( 'wp_robots', [ self::class, 'hideFromSearch' ] );
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			// Read by page caches.
			define( 'DONOTCACHEPAGE', true );
		}
	}

	/**
	 * Whether the page tells search engines to leave it out.
	 */
	private static function isHiddenFromSearch(): bool {
		/** This filter is documented in wp-includes/robots-template.php */
		$robots = apply_filters( 'wp_robots', [] );
		return is_array( $robots ) && ( ! empty( $robots['noindex'] ) || ! empty( $robots['none'] ) );
	}
}
