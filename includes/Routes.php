<?php

declare( strict_types=1 );

namespace UserFeedback;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Support\RestController;

/**
 * The controllers of the plugin's REST routes, and which of them a request needs.
 *
 * @since 0.7.0
 */
final class Routes {

	/** Controllers by the first word of their paths below the namespace. */
	private const CONTROLLERS = [
		'ai-summary'         => [ AI\SummariesController::class ],
		'preload-ai-summary' => [ AI\SummariesController::class ],
		'exports'            => [ Exports\ExportsController::class ],
		'heatmaps'           => [
			Heatmaps\Collecting\CollectingController::class,
			Heatmaps\HeatmapsController::class,
			Heatmaps\Reading\HeatmapCountsController::class,
		],
		'health'             => [ Health\HealthController::class ],
		'imports'            => [ Import\ImportsController::class, Import\ExistingPlugin\ExistingPluginController::class ],
		'jobs'               => [ Database\Work\JobsController::class ],
		'logic-type'         => [ Surveys\PageRules\LogicTypeController::class ],
		'notifications'      => [ Inbox\NotificationsController::class ],
		'privacy'            => [ Privacy\ErasureController::class ],
		'results-summary'    => [ Results\OverviewController::class ],
		'search'             => [ Surveys\Pages\SearchController::class ],
		'settings'           => [
			Settings\SettingsController::class,
			Settings\ConnectionsController::class,
			Mail\TestEmailController::class,
			Notifications\Weekly\SubscriptionController::class,
			Usage\UsageController::class,
		],
		'survey-templates'   => [ Surveys\Templates\TemplatesController::class ],
		'posts'              => [ PostRatings\Votes\VoteController::class, Widget\PostPanel\PostSurveysController::class ],
		'post-ratings'       => [
			PostRatings\Settings\RatingSettingsController::class,
			PostRatings\Preview\RatingPreviewController::class,
			PostRatings\Results\RatingResultsController::class,
			PostRatings\Results\RatingModerationController::class,
			Import\Ratings\RatingImportsController::class,
		],
		'surveys'            => [
			Surveys\SurveysController::class,
			Surveys\SurveyLifecycleController::class,
			Surveys\Files\SurveyFilesController::class,
			Surveys\SurveyReachController::class,
			Responses\SubmissionController::class,
			Responses\ProgressController::class,
			Responses\ResponsesController::class,
			Responses\ResponseListController::class,
			Responses\RemarksController::class,
			Results\ResultsController::class,
			Results\TrendController::class,
			Results\TextsController::class,
			Results\CompareController::class,
			Widget\PreviewController::class,
			Widget\DueController::class,
			Widget\LanguageController::class,
			AI\Translations\SuggestionsController::class,
			Notifications\Webhooks\WebhookController::class,
		],
		'visitor'            => [ Widget\VisitorController::class ],
	];

	/** What visitors' pages call. The key is a pattern of verb and path. */
	private const VISITORS = [
		'POST surveys/\d+/responses'              => Responses\SubmissionController::class,
		'POST surveys/\d+/(impression|progress)'  => Responses\ProgressController::class,
		'POST privacy/erase-response'             => Privacy\ErasureController::class,
		'GET surveys/due'                         => Widget\DueController::class,
		'GET visitor'                             => Widget\VisitorController::class,
		'POST heatmaps'                           => Heatmaps\Collecting\CollectingController::class,
		'GET surveys/\d+/languages/[^/]+'         => Widget\LanguageController::class,
		'(GET|POST) posts/\d+/rating(/comment)?'  => PostRatings\Votes\VoteController::class,
	];

	/**
	 * Paths below the namespace of requests that each visitor sends by the dozen and in which nothing asks for another route: WordPress' own, whose
	 * registration takes an eighth of the time of such a request, are left out (decision 0105).
	 */
	private const ALONE = [ 'heatmaps' ];

	/**
	 * Whether a request needs no route of WordPress.
	 *
	 * @param string $path Below the namespace.
	 */
	public static function isAlone( string $path ): bool {
		return in_array( $path, self::ALONE, true );
	}

	/**
	 * @return list<class-string<RestController>> All of them.
	 */
	public static function all(): array {
		return array_values( array_unique( array_merge( ...array_values( self::CONTROLLERS ) ) ) );
	}

	/**
	 * @param string $verb Such as GET.
	 * @param string $path Below the namespace; '' for the list of its routes.
	 * @return list<class-string<RestController>> Among them the one that answers, if there is one.
	 */
	public static function answering( string $verb, string $path ): array {
		foreach ( self::VISITORS as $pattern => $controller ) {
			if ( preg_match( "#^$pattern$#D", "$verb $path" ) === 1 ) {
				return [ $controller ];
			}
		}
		return $path === '' ? self::all() : self::CONTROLLERS[ explode( '/', $path )[0] ] ?? [];
	}
}
