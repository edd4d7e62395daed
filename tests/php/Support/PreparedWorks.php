<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Support;

use Closure;
use RuntimeException;
use UserFeedback\Admin\ReleaseHeld;
use UserFeedback\AI\SummaryWork;
use UserFeedback\Database\Connection;
use UserFeedback\Exports\BackgroundService;
use UserFeedback\Exports\ExportFolder;
use UserFeedback\Exports\ExportJob;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\ExportService;
use UserFeedback\Import\ExistingPlugin\ExistingImportWork;
use UserFeedback\Import\ImportWork;
use UserFeedback\Import\Ratings\RatingImportWork;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\PostRatings\Votes\RatingRecount;
use UserFeedback\Responses\Counts\CountFolding;
use UserFeedback\Responses\Counts\CountMove;
use UserFeedback\Responses\Counts\DailyCountsRepository;
use UserFeedback\Responses\Recount;
use UserFeedback\StoredData\RetentionWork;
use UserFeedback\Support\Clock;
use UserFeedback\Surveys\OptionIdMigration;
use UserFeedback\Surveys\SurveyDeletion;

/**
 * Something to do for each kind of long work, on a small site.
 */
trait PreparedWorks {

	use PreparedImports;
	use RatingFixtures;
	use SurveyFixtures;
	use SurveysWithoutIds;

	private Survey $survey;

	/**
	 * What there is to do.
	 *
	 * @return array{string, Closure(): void} The subject, and what must be so in the end.
	 */
	protected function prepare( string $kind ): array {
		return match ( $kind ) {
			CountFolding::KIND      => $this->spreadCounts(),
			CountMove::KIND         => $this->oldCounts(),
			SurveyDeletion::KIND    => $this->deletedSurvey(),
			RetentionWork::KIND     => $this->oldData(),
			OptionIdMigration::KIND => $this->surveysWithoutIds(),
			Recount::KIND           => $this->wrongCounts(),
			RatingRecount::KIND     => $this->wrongTotals(),
			ReleaseHeld::KIND       => $this->heldResponses(),
			SummaryWork::KIND       => $this->writtenAnswers(),
			ImportWork::KIND        => $this->importedFile(),
			RatingImportWork::KIND  => $this->otherRatings(),
			ExistingImportWork::KIND => $this->existingPlugin(),
			ExportJob::KIND         => $this->requestedExport(),
			default                 => throw new RuntimeException( "Nothing is prepared for $kind." ),
		};
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function spreadCounts(): array {
		$period = (int) Plugin::instance()->get( Clock::class )->now()->modify( '-5 days' )->format( 'Ymd' );
		foreach ( [ 1, 2, 7 ] as $shard ) {
			$this->execute( 'survey_counts', "INSERT INTO %i ( survey_id, item, period, shard, n ) VALUES ( %d, '!responses', $period, $shard, 5 )" );
		}
		$rows = fn () => $this->select( 'survey_counts', "SELECT shard, n FROM %i WHERE survey_id = %d AND period = $period" );
		return [ '', static fn () => self::assertEquals( [ [ 'shard' => '0', 'n' => '15' ] ], $rows() ) ];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function oldCounts(): array {
		foreach ( [ '2026-01-01', '2026-01-02' ] as $day ) {
			$this->execute(
				'daily_counts',
				"INSERT INTO %i ( survey_id, day, question_id, option_hash, shard, n, total, squares )
				VALUES ( %d, '$day', '', '!responses', 3, 4, 0, 0 )"
			);
		}
		Plugin::instance()->get( DailyCountsRepository::class )->markFilled();
		$sums = fn () => $this->select(
			'survey_counts',
			"SELECT period, SUM( n ) AS n FROM %i WHERE survey_id = %d AND item = '!responses' GROUP BY period ORDER BY period"
		);
		return [
			'',
			function () use ( $sums ): void {
				self::assertSame( 0, $this->rows( 'daily_counts' ) );
				self::assertEquals( [ 0 => 8, 202601 => 8, 20260101 => 4, 20260102 => 4 ], array_column( $sums(), 'n', 'period' ) );
			},
		];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function deletedSurvey(): array {
		$other = $this->publishedSurvey();
		foreach ( [ $this->survey, $this->survey, $other ] as $survey ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ], [ 'question_id' => 'q2', 'value' => 'Words' ] ] );
		}
		$this->post( '/userfeedback/v1/surveys/trash', [ 'survey_ids' => [ $this->survey->id ] ] );
		$this->post( '/userfeedback/v1/surveys', [ 'survey_ids' => [ $this->survey->id ] ], [], 'DELETE' );
		return [
			(string) $this->survey->id,
			function () use ( $other ): void {
				foreach ( [ 'responses', 'answers', 'answer_texts', 'survey_counts', 'question_counts', 'survey_revisions' ] as $table ) {
					self::assertSame( [], $this->select( $table, 'SELECT survey_id FROM %i WHERE survey_id = %d' ), $table );
				}
				self::assertSame( [], $this->select( 'surveys', 'SELECT id FROM %i WHERE id = %d' ) );
				self::assertSame( RawCount::of( $other->id, null ), RawCount::stored( $other->id, null ) );
				self::assertSame( [ 1, 2 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ) ] );
			},
		];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function oldData(): array {
		$proveRatings = $this->spamRatings()[1];
		foreach ( [ 'spam', 'partial', 'held', 'publish' ] as $status ) {
			$id = $this->importResponse( $this->survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ] );
			$old = "status = '$status', submitted_at = '2020-01-01 00:00:00', submitted_on = '2020-01-01'";
			$this->execute( 'responses', "UPDATE %i SET $old WHERE survey_id = %d AND id = $id" );
		}
		$statuses = fn () => $this->select( 'responses', 'SELECT status FROM %i WHERE survey_id = %d' );
		return [
			'',
			static function () use ( $statuses, $proveRatings ): void {
				self::assertSame( [ 'publish' ], array_column( $statuses(), 'status' ) );
				$proveRatings();
			},
		];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function surveysWithoutIds(): array {
		$this->withoutIds( $this->survey );
		$this->withoutIds( $this->publishedSurvey() );
		return [
			'',
			function (): void {
				foreach ( [ 'surveys', 'survey_revisions' ] as $table ) {
					$without = "SELECT * FROM %i WHERE %d > 0 AND questions NOT LIKE '%%option_ids%%'";
					self::assertSame( [], $this->select( $table, $without ), $table );
				}
			},
		];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function wrongCounts(): array {
		$this->importResponse( $this->survey, [ [ 'question_id' => 'q1', 'value' => 'Yes' ] ] );
		foreach ( [ 202503, 20250304 ] as $period ) {
			$this->execute(
				'question_counts',
				"INSERT INTO %i ( survey_id, period, question_id, option_id, shard, n, total, squares )
				VALUES ( %d, $period, 'q1', 'wrong', 6, 9, 0, 0 )"
			);
		}
		$id = $this->survey->id;
		return [ (string) $id, static fn () => self::assertSame( RawCount::of( $id, null ), RawCount::stored( $id, null ) ) ];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function wrongTotals(): array {
		foreach ( [ 1001, 1002, 1003 ] as $post ) {
			$this->execute( 'rating_totals', "INSERT INTO %i ( post_id, shard, n, total ) VALUES ( $post, 9, 2, %d )" );
		}
		$sums = fn () => $this->select( 'rating_totals', 'SELECT SUM( n ) AS n, SUM( total ) AS total FROM %i WHERE %d > 0 GROUP BY post_id' );
		return [ '', static fn () => self::assertEquals( array_fill( 0, 3, [ 'n' => '0', 'total' => '0' ] ), $sums() ) ];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function spamRatings(): array {
		foreach ( [ 'spam', 'held', 'publish' ] as $number => $status ) {
			$this->execute(
				'ratings',
				"INSERT INTO %i ( post_id, visitor_hash, value, status, created_at, rated_on )
				VALUES ( %d, UNHEX( MD5( '$number' ) ), 4, '$status', '2020-01-01 00:00:00', '2020-01-01' )"
			);
		}
		$statuses = fn () => $this->select( 'ratings', 'SELECT status FROM %i WHERE post_id = %d' );
		return [ '', static fn () => self::assertSame( [ 'publish' ], array_column( $statuses(), 'status' ) ) ];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function heldResponses(): array {
		foreach ( [ 'Yes', 'No', 'Yes' ] as $choice ) {
			$this->importResponse( $this->survey, [ [ 'question_id' => 'q1', 'value' => $choice ] ] );
		}
		$this->execute( 'responses', "UPDATE %i SET status = 'held', held = 'proxy:aaaa' WHERE survey_id = %d" );
		$this->execute( 'survey_counts', 'DELETE FROM %i WHERE survey_id = %d' );
		$this->execute( 'question_counts', 'DELETE FROM %i WHERE survey_id = %d' );
		$id       = $this->survey->id;
		$statuses = fn () => $this->select( 'responses', 'SELECT status FROM %i WHERE survey_id = %d' );
		return [
			'proxy:aaaa',
			static function () use ( $id, $statuses ): void {
				self::assertSame( array_fill( 0, 3, 'publish' ), array_column( $statuses(), 'status' ) );
				self::assertSame( RawCount::of( $id, null ), RawCount::stored( $id, null ) );
			},
		];
	}

	/**
	 * @return array{string, Closure(): void}
	 */
	private function requestedExport(): array {
		foreach ( [ 'Yes', 'No', 'Yes' ] as $choice ) {
			$this->importResponse( $this->survey, [ [ 'question_id' => 'q1', 'value' => $choice ] ] );
		}
		add_filter( 'pre_wp_mail', '__return_true' );
		$plugin   = Plugin::instance();
		$request  = ExportRequest::from( [ 'survey_id' => $this->survey->id, 'format' => 'csv' ] );
		$prepared = $plugin->get( ExportService::class )->prepare( $request, get_current_user_id() );
		$export   = $plugin->get( BackgroundService::class )->start( $prepared, get_current_user_id() );
		$folder   = $plugin->get( ExportFolder::class );
		return [
			(string) $export->id,
			static function () use ( $export, $folder ): void {
				$lines = explode( "\n", trim( (string) stream_get_contents( ExportFolder::read( $folder->path( $export->file ) ) ) ) );
				$folder->remove();
				self::assertCount( 4, $lines );
				self::assertCount( 4, array_unique( $lines ) );
			},
		];
	}

	/**
	 * @param string $sql With the table and the id of the survey.
	 */
	private function execute( string $table, string $sql ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( $sql, $connection->table( $table ), $this->survey->id );
	}

	/**
	 * @param string $sql With the table and the id of the survey.
	 * @return list<array<string, string|null>>
	 */
	private function select( string $table, string $sql ): array {
		$connection = Plugin::instance()->get( Connection::class );
		return $connection->rows( $sql, $connection->table( $table ), $this->survey->id );
	}
}
