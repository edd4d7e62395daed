<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Privacy;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Transaction;
use UserFeedback\Database\Work\StoredWork;
use UserFeedback\Database\Work\WorkQueue;
use UserFeedback\Database\Work\WorkRunner;
use UserFeedback\Model\Answer;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\NewResponse;
use UserFeedback\Responses\ResponseWriter;
use UserFeedback\Settings\Settings;
use UserFeedback\StoredData\RetentionWork;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\PersonalTools;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\StoredRatings;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * How long stored data is kept, as the settings say.
 */
#[Group( 'commits' )]
final class RetentionTest extends TestCase {

	use PersonalTools;
	use StoredRatings;
	use SurveyFixtures;

	/** More than two batches. */
	private const OLD = 2100;

	private MovingClock $clock;
	private Connection $connection;

	protected function setUp(): void {
		parent::setUp();
		$this->clock      = new MovingClock( '2026-04-01 12:00:00' );
		$this->connection = Plugin::instance()->get( Connection::class );
		$this->asAdmin();
	}

	#[TestDox( '[OPS-02~] keeps everything for as long as before until the owner changes it' )]
	public function testTheDefaultsAreThoseOfBefore(): void {
		$settings = $this->body( $this->get( '/userfeedback/v1/settings' ) );
		$expected = [ 'responses' => 0, 'partial' => 30, 'spam' => 30, 'held' => 365, 'ratings' => 0, 'webhooks' => 30 ];
		foreach ( $expected as $name => $days ) {
			self::assertSame( $days, $settings['settings'][ "retention_$name" ] ?? $settings[ "retention_$name" ] ?? null, $name );
		}
		foreach ( [ 'retention_responses' => -1, 'retention_spam' => 3651, 'retention_held' => 0, 'retention_partial' => 0 ] as $name => $days ) {
			$refused = $this->assertRefused(
				$this->post( '/userfeedback/v1/settings', [ 'settings' => [ $name => $days ] ] ),
				400,
				'userfeedback_settings_invalid'
			);
			self::assertSame( [ "settings.$name" ], array_keys( $refused ) );
		}
	}

	#[TestDox( '[OPS-02~] deletes old responses in batches; killed half way it goes on, and every total equals its rows' )]
	public function testDeletesOldResponsesInBatchesAndResumes(): void {
		$survey = $this->publishedSurvey();
		$this->storeResponses( $survey, self::OLD, '2026-01-05T12:00:00Z' );
		$this->storeResponses( $survey, 30, '2026-03-20T12:00:00Z' );
		$trashed = $this->connection->table( 'responses' );
		$this->runRetention( 'retention work' );
		self::assertSame( self::OLD + 30, $this->rows( 'responses' ), '0 is for ever' );

		$this->set( [ 'retention_responses' => 60 ] );
		// The process ends in the second batch, between the statements of its transaction.
		$seen = 0;
		$kill = static function ( string $sql ) use ( &$seen ): string {
			if ( str_starts_with( $sql, 'DELETE' ) && str_contains( $sql, 'ufb_responses' ) && ++$seen === 2 ) {
				throw new RuntimeException( 'killed' );
			}
			return $sql;
		};
		add_filter( 'query', $kill );
		$log = ini_set( 'error_log', '/dev/null' );
		$this->runRetention( 'killed' );
		remove_filter( 'query', $kill );
		ini_set( 'error_log', (string) $log );
		self::assertSame( 2, $seen );
		self::assertSame( self::OLD + 30 - 1000, (int) $this->connection->value( 'SELECT COUNT(*) FROM %i', $trashed ) );
		$this->assertCountsEqualRows( $survey->id );

		$this->clock->move( '+2 hours' );
		$this->runRetention( 'resumed', false );
		self::assertSame( [ 30, 30, 30 ], [ $this->rows( 'responses' ), $this->rows( 'answer_texts' ), $this->responsesInTotals( $survey ) ] );
		$this->assertCountsEqualRows( $survey->id );
		self::assertSame( StoredWork::DONE, Plugin::instance()->get( WorkQueue::class )->find( RetentionWork::KIND )?->status );
	}

	#[TestDox( '[OPS-02~] each kind has its own days' )]
	public function testEachKindHasItsDays(): void {
		$survey = $this->publishedSurvey();
		$this->storeResponses( $survey, 5, '2026-03-01T12:00:00Z' );
		foreach ( [ 'trash', 'spam', 'held', 'partial' ] as $status ) {
			$sql = "UPDATE %i SET status = %s, trashed_from = 'publish' WHERE status = 'publish' ORDER BY id DESC LIMIT 1";
			$this->connection->execute( $sql, $this->connection->table( 'responses' ), $status );
		}
		$post = $this->ratedPost( 'A post' );
		$this->rate( $post, [ 5, 3 ], '2026-03-01 12:00:00' );
		$this->storeRating( $post, 1, [ 'at' => '2026-03-01 12:00:00', 'status' => 'spam' ] );
		$this->connection->insertRows(
			'INSERT',
			'webhook_deliveries',
			[ 'survey_id' => '%d', 'message' => '%s', 'status' => '%s', 'created_at' => '%s' ],
			[ [ $survey->id, 'msg_1', 'sent', '2026-03-01 12:00:00' ] ]
		);
		$none = [ 'retention_responses' => 0, 'retention_partial' => 365, 'retention_spam' => 0, 'retention_held' => 365 ];
		$none = $none + [ 'retention_ratings' => 0, 'retention_webhooks' => 0, 'retention_heatmaps' => 0 ];
		$this->set( $none );
		$this->runRetention( 'nothing is old' );
		$all = $this->left();
		self::assertSame( [ 'held' => 1, 'partial' => 1, 'publish' => 1, 'spam' => 1, 'trash' => 1, 'ratings' => 3, 'log' => 1 ], $all );
		$gone = [
			'retention_partial'   => [ 'partial' => 0 ],
			'retention_held'      => [ 'held' => 0 ],
			'retention_webhooks'  => [ 'log' => 0 ],
			'retention_ratings'   => [ 'ratings' => 1 ],
			'retention_spam'      => [ 'spam' => 0, 'ratings' => 0 ],
			'retention_responses' => [ 'publish' => 0, 'trash' => 0 ],
		];
		foreach ( $gone as $name => $left ) {
			$this->set( [ $name => 30 ] + $none );
			$this->runRetention( $name );
			$all = array_filter( array_replace( $all, $left ) );
			self::assertSame( $all, array_filter( $this->left() ), $name );
		}
		$sql = 'SELECT COALESCE( SUM( n ), 0 ) FROM %i';
		self::assertSame( 0, (int) $this->connection->value( $sql, $this->connection->table( 'rating_totals' ) ) );
	}

	/**
	 * @return array<string, int>
	 */
	private function left(): array {
		$left = array_fill_keys( [ 'held', 'partial', 'publish', 'spam', 'trash' ], 0 );
		foreach ( array_keys( $left ) as $status ) {
			$sql             = 'SELECT COUNT(*) FROM %i WHERE status = %s';
			$left[ $status ] = (int) $this->connection->value( $sql, $this->connection->table( 'responses' ), $status );
		}
		return $left + [
			'ratings' => $this->rows( 'ratings' ),
			'log'     => $this->rows( 'webhook_deliveries' ),
		];
	}

	private function storeResponses( Survey $survey, int $count, string $at ): void {
		$new = [];
		for ( $number = 1; $number <= $count; $number++ ) {
			$choice  = Answer::choice( 'q1', [ $number % 4 === 0 ? 'No' : 'Yes' ] )->identified( $survey->questions[0] );
			$answers = [ $choice, Answer::text( 'q2', 'Text' ) ];
			$new[]   = new NewResponse( $answers, new DateTimeImmutable( $at ), $survey->revision, seconds: 5 );
		}
		$writer = Plugin::instance()->get( ResponseWriter::class );
		Plugin::instance()->get( Transaction::class )->run( static fn () => $writer->import( $survey, $new ) );
	}

	private function responsesInTotals( Survey $survey ): int {
		return RawCount::stored( $survey->id, null )['']['!responses'] ?? 0;
	}

	/**
	 * @param array<string, int> $days
	 */
	private function set( array $days ): void {
		update_option( Settings::OPTION, $days );
	}

	/**
	 * What WP-Cron does.
	 */
	private function runRetention( string $when, bool $begins = true ): void {
		$plugin = new Plugin( [ Clock::class => $this->clock ] );
		if ( $begins ) {
			$plugin->get( WorkQueue::class )->begin( RetentionWork::KIND );
		}
		for ( $runs = 0; $runs < 20; $runs++ ) {
			if ( $plugin->get( WorkRunner::class )->runDue()['done'] > 0 ) {
				return;
			}
		}
		self::assertSame( 'killed', $when );
	}
}
