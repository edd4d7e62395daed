<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Support\Assets;
use UserFeedback\Support\BlockFile;
use UserFeedback\Support\Cast;

/**
 * The block userfeedback/survey: a survey between the blocks of a page, or in a popup before all others.
 *
 * @since 0.6.0
 */
final class SurveyBlock {

	/**
	 * @param Closure(): WidgetPage $page   Called only on a page with a popup block.
	 */
	public function __construct(
		private readonly Closure $page,
		private readonly Assets $assets
	) {}

	/**
	 * Registers the block, at init.
	 */
	public function register(): void {
		( new BlockFile( $this->assets->directory() . 'block.json' ) )->register( [ $this, 'render' ] );
	}

	/**
	 * The block's HTML; '' for a popup.
	 *
	 * @param array<string, mixed> $attributes Attributes of block.json. Without `display` the block was stored before 0.6.0, when all were popups.
	 */
	public function render( array $attributes ): string {
		( $this->page )()->askFirst( Cast::int( $attributes['surveyId'] ?? 0 ) );
		return '';
	}
}
