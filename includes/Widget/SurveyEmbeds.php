<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

use UserFeedback\Support\Assets;
use UserFeedback\Support\Cast;

/**
 * The block userfeedback/survey and the shortcode [userfeedback id=N]: the page that holds one asks that survey before any other.
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

	public function __construct(
		private readonly WidgetPage $page,
		private readonly Assets $assets
	) {}

	public function register(): void {
		add_action( 'init', $this->registerEmbeds( ... ) );
	}

	private function registerEmbeds(): void {
		$render = [ 'render_callback' => $this->renderBlock( ... ) ];
		if ( is_admin() ) {
			register_block_type_from_metadata( $this->assets->directory(), $render );
		} else {
			// Reading block.json and registering its script takes longer than all else that we do on a visitor's page (tests/bench).
			register_block_type( self::BLOCK, $render + self::ON_PAGES );
		}
		add_shortcode( 'userfeedback', $this->renderShortcode( ... ) );
	}

	/**
	 * @param array<string, mixed> $attributes As block.json has them.
	 */
	private function renderBlock( array $attributes ): string {
		$this->page->askFirst( Cast::int( $attributes['surveyId'] ?? 0 ) );
		return '';
	}

	/**
	 * @param array<string>|string $attributes WordPress gives '' when there are none.
	 */
	private function renderShortcode( array|string $attributes ): string {
		$attributes = shortcode_atts( [ 'id' => '0' ], is_array( $attributes ) ? $attributes : [], 'userfeedback' );
		$this->page->askFirst( Cast::int( $attributes['id'] ) );
		return '';
	}
}
