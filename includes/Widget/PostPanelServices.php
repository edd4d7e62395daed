<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\RatingFiguresReader;
use UserFeedback\Support\Assets;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Widget\PostPanel\PanelScript;
use UserFeedback\Widget\PostPanel\PostPanelService;
use UserFeedback\Widget\PostPanel\PostSurveys;
use UserFeedback\Widget\PostPanel\PostSurveysController;
use UserFeedback\Widget\Why\SurveyTexts;

/**
 * Services of the panel in the post editor, for the module of the widget.
 *
 * @since 0.6.0
 */
final class PostPanelServices {

	/**
	 * Defines them.
	 */
	public static function define( Container $container ): void {
		$container->define(
			PostSurveys::class,
			static fn ( Container $c ) => new PostSurveys(
				$c->get( SurveyRepository::class ),
				$c->get( PageSurveys::class ),
				$c->get( PageTargeting::class ),
				new SurveyTexts( $c->get( SettingSections::class ), $c->get( FeatureGate::class ) ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			PostPanelService::class,
			static fn ( Container $c ) => new PostPanelService(
				$c->get( PostSurveys::class ),
				$c->get( FeatureGate::class ),
				$c->lazy( RatingFiguresReader::class )
			)
		);
		$container->define(
			PostSurveysController::class,
			static fn ( Container $c ) => new PostSurveysController( $c->get( PostPanelService::class ) )
		);
		$container->define( PanelScript::class, static fn ( Container $c ) => new PanelScript( $c->get( Assets::class ) ) );
	}
}
