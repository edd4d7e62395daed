<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Exports;

use Closure;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Work\Step;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Exports\BackgroundExport;
use UserFeedback\Exports\BackgroundService;
use UserFeedback\Exports\ExportFolder;
use UserFeedback\Exports\ExportJob;
use UserFeedback\Exports\ExportMail;
use UserFeedback\Exports\ExportRepository;
use UserFeedback\Exports\ExportRequest;
use UserFeedback\Exports\ExportService;
use UserFeedback\Exports\PreparedExport;
use UserFeedback\Mail\Mailer;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Dates;
use UserFeedback\Support\DomainError;

/**
 * Exports in the background whose workers stop after each part.
 */
abstract class BackgroundTestCase extends ExportTestCase {

	/** Responses that a turn without time writes. */
	protected const CHUNK = 500;

	protected Survey $survey;
	protected BackgroundService $background;
	protected ExportFolder $folder;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->survey = $this->publishedSurvey();
		$responses    = [];
		foreach ( range( 1, 2 * self::CHUNK + 100 ) as $number ) {
			$responses[] = [ sprintf( '2026-03-%02dT12:00:00Z', 1 + $number % 4 ), [ Answer::choice( 'q1', [ $number % 3 === 0 ? 'Yes' : 'No' ] ) ] ];
		}
		$this->store( $this->survey, $responses );
		$this->background = Plugin::instance()->get( BackgroundService::class );
		$this->folder     = Plugin::instance()->get( ExportFolder::class );
	}

	protected function tearDown(): void {
		$this->folder->remove();
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	protected function prepared( string $format, array $fields = [] ): PreparedExport {
		$request = ExportRequest::from( $fields + [ 'survey_id' => $this->survey->id, 'format' => $format ] );
		return Plugin::instance()->get( ExportService::class )->prepare( $request, 1 );
	}

	/**
	 * @param array<string, mixed> $fields
	 */
	protected function start( string $format, array $fields = [] ): BackgroundExport {
		return $this->background->start( $this->prepared( $format, $fields ), 1 );
	}

	protected function stored( int $id ): BackgroundExport {
		return Plugin::instance()->get( ExportRepository::class )->find( $id ) ?? self::fail( 'the export is gone' );
	}

	/**
	 * Makes an export older.
	 */
	protected function age( int $id, int $seconds ): void {
		$connection = Plugin::instance()->get( Connection::class );
		$created    = Dates::toColumn( $this->stored( $id )->createdAt->modify( "-$seconds seconds" ) );
		$connection->execute( 'UPDATE %i SET created_at = %s WHERE id = %d', $connection->table( 'exports' ), $created, $id );
	}

	/**
	 * A worker's turn that ends after the first part.
	 *
	 * @param Closure(): mixed|null $meanwhile Runs before its end is stored.
	 * @return bool Whether nothing is left to do.
	 */
	protected function turn( int $id, ?Closure $meanwhile = null ): bool {
		$plugin = Plugin::instance();
		$asUser = static function ( int $userId, Closure $work ) use ( $meanwhile ): void {
			add_filter( 'query', $watch = static function ( string $sql ) use ( $meanwhile, &$watch ): string {
				if ( $meanwhile !== null && str_starts_with( $sql, 'UPDATE' ) && str_contains( $sql, 'ufb_exports' ) ) {
					remove_filter( 'query', $watch );
					$meanwhile();
				}
				return $sql;
			} );
			$work();
			remove_filter( 'query', $watch );
		};
		$job    = new ExportJob(
			$plugin->get( ExportService::class ),
			$plugin->get( ExportRepository::class ),
			$this->folder,
			new ExportMail( new Mailer() ),
			$plugin->get( Clock::class ),
			$asUser,
			$plugin->get( WorkQueue::class )
		);
		try {
			return $job->step( new Step( (string) $id, seconds: 0.0 ) )->isFinished;
		} catch ( DomainError ) {
			// It has failed for good.
			return true;
		}
	}

	/**
	 * A copy of the export as it is sent.
	 */
	protected function contentOf( BackgroundExport $export ): string {
		$file = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		file_put_contents( $file, ExportFolder::read( $this->folder->path( $export->file ) ) );
		return $file;
	}
}
