<?php

declare( strict_types=1 );

namespace UserFeedback\Exports;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Results\ListedRatingRepository;
use UserFeedback\PostRatings\Results\RatedPostReader;
use UserFeedback\PostRatings\Results\RatedPostRepository;
use UserFeedback\Responses\ResponseFilterRules;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Responses\TagRepository;
use UserFeedback\Results\Ranges;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\QuestionTypes\QuestionTypes;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Surveys\SurveyService;

/**
 * Responses as CSV files and Excel workbooks, sent at once or prepared in the background.
 *
 * @since 0.5.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->defineBackground();
		$this->defineRatings();
		$container = $this->container;
		foreach ( [ ExportRepository::class, ExportFactsRepository::class ] as $name ) {
			$container->define( $name, static fn ( Container $c ) => new $name( $c->get( Connection::class ) ) );
		}
		$container->define( ExportFolder::class, static fn () => new ExportFolder() );
		$container->define(
			ExportService::class,
			static fn ( Container $c ) => new ExportService(
				$c->get( SurveyRepository::class ),
				$c->get( RevisionRepository::class ),
				$c->get( ResponseReader::class ),
				$c->get( ExportFactsRepository::class ),
				$c->get( TagRepository::class ),
				$c->get( QuestionTypes::class ),
				$c->get( FeatureGate::class ),
				$c->get( Ranges::class ),
				$c->get( ResponseFilterRules::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			ExportsController::class,
			static fn ( Container $c ) => new ExportsController(
				$c->get( ExportService::class ),
				$c->get( BackgroundService::class ),
				$c->get( SurveyService::class )
			)
		);
		$container->define(
			ExportPage::class,
			static fn ( Container $c ) => new ExportPage(
				$c->get( ExportService::class ),
				$c->get( RatingExportService::class ),
				$c->get( BackgroundService::class )
			)
		);
		$container->define( ExportCommand::class, static fn ( Container $c ) => new ExportCommand( $c->lazy( ExportService::class ) ) );
	}

	private function defineBackground(): void {
		$container = $this->container;
		$container->define(
			BackgroundService::class,
			static fn ( Container $c ) => new BackgroundService(
				$c->get( ExportService::class ),
				$c->get( ExportRepository::class ),
				$c->get( ExportFolder::class ),
				$c->get( WorkQueue::class ),
				$c->get( Transaction::class ),
				$c->get( Clock::class )
			)
		);
		$container->define(
			ExportJob::class,
			static fn ( Container $c ) => new ExportJob(
				$c->get( ExportService::class ),
				$c->get( ExportRepository::class ),
				$c->get( ExportFolder::class ),
				new ExportMail(),
				$c->get( Clock::class ),
				self::inLanguageOf( ... ),
				$c->get( WorkQueue::class )
			)
		);
	}

	private function defineRatings(): void {
		$this->container->define(
			RatingExportService::class,
			static fn ( Container $c ) => new RatingExportService(
				$c->get( RatedPostRepository::class ),
				$c->get( ListedRatingRepository::class ),
				$c->get( RatedPostReader::class ),
				$c->get( FeatureGate::class ),
				$c->get( Ranges::class ),
				$c->get( Clock::class )
			)
		);
		$this->container->define(
			RatingExportController::class,
			static fn ( Container $c ) => new RatingExportController( $c->get( RatingExportService::class ) )
		);
		$this->container->define(
			RatingExportCommand::class,
			static fn ( Container $c ) => new RatingExportCommand( $c->lazy( RatingExportService::class ) )
		);
	}

	public function register(): void {
		add_action( 'admin_menu', [ $this, 'addPage' ] );
		add_action( 'userfeedback_survey_deleted', [ $this, 'deleteOfSurvey' ] );
	}

	public function controllers(): array {
		return [ ExportsController::class, RatingExportController::class ];
	}

	public function commands(): array {
		return [
			'export'         => ExportCommand::class,
			'export-ratings' => RatingExportCommand::class,
		];
	}

	public function jobHandlers(): array {
		return [ ExportJob::class ];
	}

	public function longWorks(): array {
		return [ ExportJob::class ];
	}

	public function dailyTasks(): array {
		return [ fn () => $this->container->get( BackgroundService::class )->deleteExpired() ];
	}

	public function uninstall(): void {
		$this->container->get( ExportFolder::class )->remove();
	}

	/**
	 * Action admin_menu: the page that sends files.
	 */
	public function addPage(): void {
		$this->container->get( ExportPage::class )->add();
	}

	/**
	 * Action userfeedback_survey_deleted: files that contain its responses go with it.
	 */
	public function deleteOfSurvey( int $surveyId ): void {
		$this->container->get( BackgroundService::class )->deleteOfSurvey( $surveyId );
	}

	/**
	 * Calls a closure in the language that a user has chosen for the dashboard.
	 *
	 * @param Closure(): void $work
	 */
	private static function inLanguageOf( int $userId, Closure $work ): void {
		$isSwitched = switch_to_user_locale( $userId );
		try {
			$work();
		} finally {
			if ( $isSwitched ) {
				restore_previous_locale();
			}
		}
	}
}
