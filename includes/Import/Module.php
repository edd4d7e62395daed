<?php

declare( strict_types=1 );

namespace UserFeedback\Import;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Container;
use UserFeedback\Database\Connection;
use UserFeedback\Database\SiteKey;
use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Import\ExistingPlugin\ExistingImportWork;
use UserFeedback\Import\ExistingPlugin\ExistingPluginCommand;
use UserFeedback\Import\ExistingPlugin\ImpressionImport;
use UserFeedback\Import\ExistingPlugin\SourceIds;
use UserFeedback\Import\Ratings\ImportedRatingRepository;
use UserFeedback\Import\Ratings\ImporterEntry;
use UserFeedback\Import\Ratings\ImportProgress;
use UserFeedback\Import\Ratings\KkStarRatings;
use UserFeedback\Import\Ratings\RateMyPost;
use UserFeedback\Import\Ratings\RatingImport;
use UserFeedback\Import\Ratings\RatingImportCommand;
use UserFeedback\Import\Ratings\RatingImportWork;
use UserFeedback\Import\Ratings\RatingSourcesCommand;
use UserFeedback\Import\Ratings\SourceHash;
use UserFeedback\Import\Ratings\StoredMetaRepository;
use UserFeedback\Import\Ratings\VoteTableRepository;
use UserFeedback\Import\Ratings\WpPostRatings;
use UserFeedback\Import\Ratings\Yasr;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Responses\AnswersReader;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\IncompleteSurveys;

/**
 * Surveys with responses from files and from the existing plugin, and ratings of posts from other plugins.
 *
 * @since 0.1.0
 */
final class Module extends \UserFeedback\Module {

	/**
	 * Action admin_init: lists the imports of ratings and of answers under Tools > Import.
	 */
	public static function registerImporter(): void {
		self::service( ImporterEntry::class )->register();
		self::service( AnswersImporterEntry::class )->register();
	}

	public function longWorks(): array {
		return [ ImportWork::class, RatingImportWork::class, ExistingImportWork::class ];
	}

	public function dailyTasks(): array {
		return [ fn () => $this->container->get( ImportService::class )->deleteOld() ];
	}

	public function commands(): array {
		return [
			'import'          => ImportCommand::class,
			'import-existing' => ExistingPluginCommand::class,
			'rating import'   => RatingImportCommand::class,
			'rating sources'  => RatingSourcesCommand::class,
		];
	}

	public function uninstall(): void {
		delete_option( ImportProgress::OPTION );
		delete_option( ImpressionImport::OPTION );
		$this->container->get( ImportFolder::class )->remove();
	}

	public function services(): void {
		$this->container->define( SourceHash::class, static fn ( Container $c ) => new SourceHash( SiteKey::get( $c->get( Connection::class ) ) ) );
		$this->container->define( SourceIds::class, static fn ( Container $c ) => new SourceIds( SiteKey::get( $c->get( Connection::class ) ) ) );
		$this->container->define(
			ImportedResponses::class,
			static fn ( Container $c ) => new ImportedResponses(
				$c->get( IncompleteSurveys::class ),
				$c->get( AnswersReader::class ),
				$c->get( ResponseWriter::class ),
				$c->get( Transaction::class ),
				$c->get( Connection::class )->isSqlite()
			)
		);
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
	}
}
