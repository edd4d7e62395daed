<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Cast;

/**
 * The shortcode [userfeedback id=N]: a page with it shows that survey before all others.
 *
 * @since 0.1.0
 */
final class SurveyEmbeds {

	/**
	 * @param Closure(): WidgetPage $page Called only on a page with the shortcode.
	 */
	public function __construct( private readonly Closure $page ) {}

	/**
	 * Registers the shortcode, at init.
	 */
	public function register(): void {
		add_shortcode( 'userfeedback', [ $this, 'renderShortcode' ] );
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
