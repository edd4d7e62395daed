<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Access\Rights;
use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\SiteKey;
use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Import\Ratings\ImportedRatingRepository;
use UserFeedback\Import\Ratings\ImporterEntry;
use UserFeedback\Import\Ratings\ImportProgress;
use UserFeedback\Import\Ratings\KkStarRatings;
use UserFeedback\Import\Ratings\PreviewReader;
use UserFeedback\Import\Ratings\RateMyPost;
use UserFeedback\Import\Ratings\RatingImport;
use UserFeedback\Import\Ratings\RatingImportsController;
use UserFeedback\Import\Ratings\RatingImportWork;
use UserFeedback\Import\Ratings\RatingsCommand;
use UserFeedback\Import\Ratings\SourceHash;
use UserFeedback\Import\Ratings\StoredMetaRepository;
use UserFeedback\Import\Ratings\VoteTableRepository;
use UserFeedback\Import\Ratings\WpPostRatings;
use UserFeedback\Import\Ratings\Yasr;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\PostRatings\Votes\RatingTotalsRepository;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\IncompleteSurveys;
use UserFeedback\Surveys\SurveyService;

/**
 * Surveys with responses from files, and ratings of posts from other plugins.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	public function services(): void {
		$this->container->define( ImportFolder::class, static fn () => new ImportFolder() );
		$this->container->define(
			ImportService::class,
			static fn ( Container $c ) => new ImportService(
				$c->get( ImportFolder::class ),
				$c->get( Rights::class ),
				$c->get( WorkQueue::class ),
				$c->get( Clock::class )
			)
		);
		$this->container->define(
			ImportWork::class,
			static fn ( Container $c ) => new ImportWork(
				$c->get( ImportFolder::class ),
				$c->get( SurveyService::class ),
				$c->get( IncompleteSurveys::class ),
				new ImportedResponses(
					$c->get( IncompleteSurveys::class ),
					$c->get( AnswersReader::class ),
					$c->get( ResponseWriter::class ),
					$c->get( Transaction::class )
				),
				$c->get( Clock::class )
			)
		);
		$this->container->define(
			ImportCommand::class,
			static fn ( Container $c ) => new ImportCommand( $c->lazy( ImportService::class ), $c->lazy( WorkRunner::class ) )
		);
		$this->container->define( RatingImportWork::class, static fn ( Container $c ) => new RatingImportWork( $c->get( RatingImport::class ) ) );
		$this->ratingServices();
	}

	public function register(): void {
		add_action( 'admin_init', [ $this, 'registerImporter' ] );
	}

	/**
	 * Action admin_init: lists the import of ratings under Tools > Import.
	 */
	public function registerImporter(): void {
		$this->container->get( ImporterEntry::class )->register();
	}

	public function controllers(): array {
		return [ RatingImportsController::class ];
	}

	public function longWorks(): array {
		return [ ImportWork::class, RatingImportWork::class ];
	}

	public function dailyTasks(): array {
		return [ fn () => $this->container->get( ImportService::class )->deleteOld() ];
	}

	public function commands(): array {
		return [
			'import'  => ImportCommand::class,
			'ratings' => RatingsCommand::class,
		];
	}

	public function uninstall(): void {
		delete_option( ImportProgress::OPTION );
		$this->container->get( ImportFolder::class )->remove();
	}

	private function ratingServices(): void {
		$this->container->define(
			VoteTableRepository::class,
			static fn ( Container $c ) => new VoteTableRepository( $c->get( Connection::class ), $c->get( Clock::class ) )
		);
		$this->container->define(
			StoredMetaRepository::class,
			static fn ( Container $c ) => new StoredMetaRepository( $c->get( Connection::class ) )
		);
		$this->container->define(
			ImportedRatingRepository::class,
			static fn ( Container $c ) => new ImportedRatingRepository(
				$c->get( Connection::class ),
				$c->get( RatingTotalsRepository::class )
			)
		);
		$this->container->define( ImporterEntry::class, static fn () => new ImporterEntry() );
		$this->container->define( SourceHash::class, static fn ( Container $c ) => new SourceHash( SiteKey::get( $c->get( Connection::class ) ) ) );
		$this->container->define(
			RatingImport::class,
			static fn ( Container $c ) => new RatingImport(
				[
					new WpPostRatings( $c->get( VoteTableRepository::class ), $c->get( StoredMetaRepository::class ) ),
					new KkStarRatings( $c->get( StoredMetaRepository::class ) ),
					new RateMyPost( $c->get( VoteTableRepository::class ), $c->get( StoredMetaRepository::class ) ),
					new Yasr( $c->get( VoteTableRepository::class ) ),
				],
				$c->get( ImportedRatingRepository::class ),
				$c->get( SourceHash::class ),
				new ImportProgress( $c->get( Clock::class ) ),
				$c->get( WorkQueue::class ),
				$c->get( Transaction::class ),
				$c->get( FeatureGate::class ),
				$c->get( Clock::class )
			)
		);
		$this->container->define(
			PreviewReader::class,
			static fn ( Container $c ) => new PreviewReader(
				$c->get( ImportedRatingRepository::class ),
				$c->get( SourceHash::class ),
				$c->get( FeatureGate::class )
			)
		);
		$this->container->define(
			RatingImportsController::class,
			static fn ( Container $c ) => new RatingImportsController(
				$c->get( RatingImport::class ),
				$c->get( PreviewReader::class ),
				$c->get( WorkRunner::class ),
				$c->get( WorkQueue::class )
			)
		);
		$this->container->define(
			RatingsCommand::class,
			static fn ( Container $c ) => new RatingsCommand(
				$c->lazy( RatingImport::class ),
				$c->lazy( PreviewReader::class ),
				$c->lazy( WorkRunner::class )
			)
		);
	}
}
