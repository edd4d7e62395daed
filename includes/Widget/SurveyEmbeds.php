<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Cast;
use UserFeedback\Widget\Inline\InlineSurvey;

/**
 * The shortcode [userfeedback id=N]: a page with it shows that survey before all others.
 *
 * @since 0.1.0
 */
final class SurveyEmbeds {

	/** How a survey shows. */
	public const POPUP  = 'popup';
	public const INLINE = 'inline';

	/**
	 * @param Closure(): WidgetPage   $page   Called only on a page with the shortcode.
	 * @param Closure(): InlineSurvey $inline Called only on a page with a survey in its content.
	 */
	public function __construct(
		private readonly Closure $page,
		private readonly Closure $inline
	) {}

	/**
	 * Registers the shortcode, at init.
	 */
	public function register(): void {
		add_shortcode( 'userfeedback', [ $this, 'renderShortcode' ] );
	}

	/**
	 * Renders the survey as a form with display="inline". Otherwise nothing, because the survey shows as a popup.
	 *
	 * @param array<string>|string $attributes '' without attributes.
	 */
	public function renderShortcode( array|string $attributes ): string {
		$defaults   = [
			'id'      => '0',
			'display' => self::POPUP,
		];
		$attributes = shortcode_atts( $defaults, is_array( $attributes ) ? $attributes : [], 'userfeedback' );
		$surveyId   = Cast::int( $attributes['id'] );
		if ( Cast::string( $attributes['display'] ) === self::INLINE ) {
			return ( $this->inline )()->html( $surveyId );
		}
		( $this->page )()->askFirst( $surveyId );
		return '';
	}
}
