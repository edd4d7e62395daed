<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Assets;
use UserFeedback\Support\BlockFile;
use UserFeedback\Support\Cast;
use UserFeedback\Widget\Inline\InlineSurvey;

/**
 * The block userfeedback/survey: a survey between the blocks of a page, or in a popup before all others.
 *
 * @since 0.6.0
 */
final class SurveyBlock {

	/**
	 * @param Closure(): WidgetPage   $page   Called only on a page with a popup block.
	 * @param Closure(): InlineSurvey $inline Called only on a page with an inline block.
	 */
	public function __construct(
		private readonly Closure $page,
		private readonly Closure $inline,
		private readonly Assets $assets
	) {}

	/**
	 * Registers the block, at init.
	 */
	public function register(): void {
		( new BlockFile( $this->assets, 'block.json', 'blocks/survey' ) )->register( [ $this, 'render' ] );
	}

	/**
	 * The block's HTML; '' for a popup, and where visitors cannot answer the survey.
	 *
	 * @param array<string, mixed> $attributes Attributes of block.json. Without `display` the block was stored before 0.6.0, when all were popups.
	 */
	public function render( array $attributes ): string {
		$surveyId = Cast::int( $attributes['surveyId'] ?? 0 );
		if ( ( $attributes['display'] ?? SurveyEmbeds::POPUP ) !== SurveyEmbeds::INLINE ) {
			( $this->page )()->askFirst( $surveyId );
			return '';
		}
		$html = ( $this->inline )()->html( $surveyId );
		return $html === '' ? '' : sprintf( '<div %s>%s</div>', get_block_wrapper_attributes(), $html );
	}
}
