<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Cast;

/**
 * The block userfeedback/survey and the shortcode [userfeedback id=N]: a page with one of them shows that survey before all others.
 *
 * @since 0.1.0
 */
final class SurveyEmbeds {

	private const BLOCK = 'userfeedback/survey';

	/** The parts of block.json that pages need. */
	private const ON_PAGES = [
		'attributes' => [
			'surveyId' => [
				'type'    => 'integer',
				'default' => 0,
			],
		],
		'supports'   => [
			'html'     => false,
			'reusable' => false,
			'multiple' => false,
		],
	];

	/**
	 * @param Closure(): WidgetPage $page Called only on a page with the block or the shortcode.
	 */
	public function __construct(
		private readonly Closure $page,
		private readonly Assets $assets
	) {}

	/**
	 * Registers the block and the shortcode, at init.
	 */
	public function register(): void {
		$render = [ 'render_callback' => [ $this, 'renderBlock' ] ];
		if ( is_admin() ) {
			register_block_type_from_metadata( $this->assets->directory(), $render );
		} else {
			// Reading block.json and registering its script would take longer than everything else that the plugin does on a page (tests/bench).
			register_block_type( self::BLOCK, $render + self::ON_PAGES );
		}
		add_shortcode( 'userfeedback', [ $this, 'renderShortcode' ] );
	}

	/**
	 * Renders nothing, because the survey shows as a popup.
	 *
	 * @param array<string, mixed> $attributes Attributes of block.json.
	 */
	public function renderBlock( array $attributes ): string {
		( $this->page )()->askFirst( Cast::int( $attributes['surveyId'] ?? 0 ) );
		return '';
	}

	/**
	 * Renders nothing, because the survey shows as a popup.
	 *
	 * @param array<string>|string $attributes '' without attributes.
	 */
	public function renderShortcode( array|string $attributes ): string {
		$attributes = shortcode_atts( [ 'id' => '0' ], is_array( $attributes ) ? $attributes : [], 'userfeedback' );
		( $this->page )()->askFirst( Cast::int( $attributes['id'] ) );
		return '';
	}
}
