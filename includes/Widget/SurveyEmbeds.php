<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Cast;

/**
 * The block userfeedback/survey and the shortcode [userfeedback id=N]: the page that holds one asks that survey before any other.
 *
 * @since 0.1.0
 */
final class SurveyEmbeds {

	private const BLOCK = 'userfeedback/survey';

	/** What of block.json a page needs. */
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
	 * @param Closure(): WidgetPage $page Called only on a page that holds one of them.
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
			// Reading block.json and registering its script takes longer than all else that we do on a visitor's page (tests/bench).
			register_block_type( self::BLOCK, $render + self::ON_PAGES );
		}
		add_shortcode( 'userfeedback', [ $this, 'renderShortcode' ] );
	}

	/**
	 * Renders the block: nothing here, since the survey shows as a popup.
	 *
	 * @param array<string, mixed> $attributes As block.json has them.
	 */
	public function renderBlock( array $attributes ): string {
		( $this->page )()->askFirst( Cast::int( $attributes['surveyId'] ?? 0 ) );
		return '';
	}

	/**
	 * Renders the shortcode: nothing here, since the survey shows as a popup.
	 *
	 * @param array<string>|string $attributes WordPress gives '' when there are none.
	 */
	public function renderShortcode( array|string $attributes ): string {
		$attributes = shortcode_atts( [ 'id' => '0' ], is_array( $attributes ) ? $attributes : [], 'userfeedback' );
		( $this->page )()->askFirst( Cast::int( $attributes['id'] ) );
		return '';
	}
}
