<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Cast;
use UserFeedback\Support\Lazy;
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
		#[Lazy( WidgetPage::class )] private readonly Closure $page,
		#[Lazy( InlineSurvey::class )] private readonly Closure $inline
	) {}

	/**
	 * The block's HTML; '' for a popup, and where visitors cannot answer the survey.
	 *
	 * @param array<string, mixed> $attributes Attributes of block.json. Without `display` the block was stored before 0.6.0, when all were popups.
	 */
	public function block( array $attributes ): string {
		$surveyId = Cast::int( $attributes['surveyId'] ?? 0 );
		if ( ( $attributes['display'] ?? self::POPUP ) !== self::INLINE ) {
			( $this->page )()->askFirst( $surveyId );
			return '';
		}
		$html = ( $this->inline )()->html( $surveyId );
		return $html === '' ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
	}

	/**
	 * The survey as a form with display="inline". Otherwise nothing, because the survey shows as a popup.
	 *
	 * @param array<string>|string $attributes '' without attributes.
	 */
	public function shortcode( array|string $attributes ): string {
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
