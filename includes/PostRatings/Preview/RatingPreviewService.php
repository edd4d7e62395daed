<?php

declare( strict_types=1 );

namespace UserFeedback\PostRatings\Preview;

defined( 'ABSPATH' ) || exit;

use UserFeedback\PostRatings\Control\RatingContext;
use UserFeedback\PostRatings\Control\RatingControl;
use UserFeedback\PostRatings\Control\RatingForms;
use UserFeedback\PostRatings\Control\RatingState;
use UserFeedback\PostRatings\RatingStatistics;
use UserFeedback\PostRatings\Settings\RatingFont;
use UserFeedback\PostRatings\Settings\RatingSettings;
use UserFeedback\PostRatings\Settings\RatingSettingsService;
use UserFeedback\Settings\InvalidSettings;
use UserFeedback\Support\Assets;

/**
 * The control with settings that need not be saved, as visitors would see it. Stores nothing.
 *
 * @since 0.6.0
 */
final class RatingPreviewService {

	/** Before a rating. */
	public const ASK = 'ask';
	/** After the lowest rating. */
	public const LOW = 'low';
	/** After the highest rating. */
	public const HIGH = 'high';

	public const STATES = [ self::ASK, self::LOW, self::HIGH ];

	/** No post has this id. */
	private const NO_POST = 0;

	/** The ratings of a preview: twelve with an average of 3.7. */
	private const SAMPLE_COUNT      = 12;
	private const SAMPLE_HUNDREDTHS = 4440;

	public function __construct(
		private readonly RatingSettingsService $settings,
		private readonly RatingControl $control,
		private readonly Assets $assets
	) {}

	/**
	 * The control and the style sheets that it needs.
	 *
	 * @param array<mixed> $input See RatingSettingsSchema; they need not be complete. Settings that are not sent are as stored.
	 * @param string       $state One of STATES.
	 * @return array<string, mixed> In the shape of RatingPreviewSchema::preview().
	 * @throws InvalidSettings When a name or a value cannot be shown.
	 */
	public function preview( array $input, string $state ): array {
		$settings = RatingSettings::of( $this->settings->draft( $input ) );
		$font     = RatingFont::url( $settings );
		return RatingSettingsService::inSiteLanguage(
			fn () => [
				'html'   => $this->control->html( self::NO_POST, $settings, self::context( $settings, $state ) ),
				'styles' => [ $this->style(), ...( $font === '' ? [] : [ $font ] ) ],
				'lang'   => get_bloginfo( 'language' ),
				'dir'    => is_rtl() ? 'rtl' : 'ltr',
			]
		);
	}

	private function style(): string {
		$entry = 'post-ratings/control';
		return add_query_arg( 'ver', $this->assets->script( $entry )['version'], $this->assets->style( $entry ) );
	}

	/**
	 * What the control knows of a visitor. Without a token, so that nothing of the preview could be stored.
	 */
	private static function context( RatingSettings $settings, string $state ): RatingContext {
		$statistics = new RatingStatistics( self::SAMPLE_COUNT, self::SAMPLE_HUNDREDTHS );
		if ( $state === self::ASK ) {
			return new RatingContext( $statistics, '', '' );
		}
		$value  = $state === self::LOW ? 1 : 5;
		$rating = new RatingState(
			$value,
			RatingForms::thanks( $settings ),
			asksComment: $settings->lowComment->appliesTo( $value ),
			invites: $settings->highInvitation->appliesTo( $value )
		);
		return new RatingContext( $statistics, '', '', state: $rating );
	}
}
