<?php

declare( strict_types=1 );

namespace UserFeedback\RatingControl;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Control\RatingServices;
use UserFeedback\PostRatings\Settings\RatingFont;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\Support\Assets;

/**
 * Style sheet, script and font of the controls, on pages with a control only.
 *
 * @since 0.6.0
 */
final class PageFiles {

	private const SCRIPT = 'userfeedback-rating';
	private const FONT   = 'userfeedback-rating-font';

	/**
	 * @param Assets $assets Built files of the add-on.
	 */
	public function __construct(
		private readonly RatingServices $services,
		private readonly Assets $assets
	) {}

	/**
	 * Adds all of them.
	 */
	public function enqueue( RatingSettings $settings ): void {
		$this->enqueueStyle( $settings );
		$script = $this->assets->script( 'control' );
		wp_enqueue_script(
			self::SCRIPT,
			$script['src'],
			[],
			$script['version'],
			[
				'in_footer' => true,
				'strategy'  => 'defer',
			]
		);
	}

	/**
	 * Adds the style sheets: in the head, if it has not been printed yet.
	 */
	public function enqueueStyle( RatingSettings $settings ): void {
		$this->services->control()->enqueueStyle();
		$font = RatingFont::url( $settings );
		if ( $font !== '' ) {
			// A version would make it another file for Google.
			wp_enqueue_style( self::FONT, $font, [], null );
		}
	}
}
