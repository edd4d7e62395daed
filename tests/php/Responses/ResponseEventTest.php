<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use Closure;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Job;
use UserFeedback\Database\NewJob;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Counts\SurveyCountsRepository;
use UserFeedback\Responses\ResponseOrigin;
use UserFeedback\Responses\ResponseStored;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\Tests\Support\FaultInjector;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\QueryLog;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\ScriptedHandler;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * What others do when a response is stored: jobs in its transaction, and the hook after the commit.
 */
#[Group( 'commits' )]
final class ResponseEventTest extends TestCase {

	use SurveyFixtures;

	private Survey $survey;

	/** @var list<ResponseStored> What the hook was given. */
	private array $announced = [];

	/** Whether the other plugin, or the server that it calls, fails. */
	private bool $isBroken = false;

	protected function setUp(): void {
		parent::setUp();
		$this->survey = $this->publishedSurvey();
		add_action(
			'userfeedback_response_stored',
			function ( ResponseStored $stored ): void {
				$this->announced[] = $stored;
			}
		);
	}

	public function testQueuesAJobOfAThirdPartyWithTheResponseAndHandsItToItsHandler(): void {
		$handler = new ScriptedHandler( static fn () => null );
		$log     = QueryLog::start();
		$plugin  = $this->pluginWith( fn ( ResponseStored $stored ) => $this->jobOf( $stored ), $handler );
		self::assertSame( 201, $this->answer() );

		$statements = $log->containing( '' );
		$positions  = array_map(
			static fn ( string $part ) => array_key_last( array_filter( $statements, static fn ( string $sql ) => str_contains( $sql, $part ) ) ),
			[ 'START TRANSACTION', 'ufb_responses` (', 'ufb_outbox` (', 'ufb_survey_counts` (', 'ufb_question_counts` (', 'COMMIT' ]
		);
		$sorted     = $positions;
		sort( $sorted );
		self::assertSame( $sorted, $positions, 'the job is stored in the transaction of the response' );

		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $plugin->get( OutboxWorker::class )->run() );
		$payloads = array_map( static fn ( Job $job ) => $job->payload, $handler->jobs );
		self::assertSame( [ [ 'response' => $this->announced[0]->responseId ] ], $payloads );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	public function testAJobWhoseHandlerIsGoneWaitsForIt(): void {
		$this->pluginWith( fn ( ResponseStored $stored ) => $this->jobOf( $stored ) );
		self::assertSame( 201, $this->answer() );
		remove_all_actions( 'userfeedback_register' );
		$clock = new MovingClock( gmdate( 'Y-m-d H:i:s' ) );
		self::assertSame( [ 'done' => 0, 'failed' => 1 ], $clock->takeOver()->get( OutboxWorker::class )->run() );

		$handler = new ScriptedHandler( static fn () => null );
		$clock->move( '+2 minutes' );
		add_action( 'userfeedback_register', static fn ( Extensions $extensions ) => $extensions->jobHandler( $handler ) );
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $clock->takeOver()->get( OutboxWorker::class )->run() );
		self::assertCount( 1, $handler->jobs );
	}

	public function testASubscriberThatThrowsRefusesTheResponseAsAWhole(): void {
		$this->isBroken = true;
		$this->pluginWith(
			function ( ResponseStored $stored ): iterable {
				yield from $this->jobOf( $stored );
				if ( $this->isBroken ) {
					throw new RuntimeException( 'A plugin failed.' );
				}
			}
		);
		$submission = $this->submission( $this->survey, [ 'q1' => 'Yes', 'q2' => 'Words' ] );
		try {
			$this->send( $submission );
			self::fail( 'The failure was hidden.' );
		} catch ( RuntimeException $failure ) {
			self::assertSame( 'A plugin failed.', $failure->getMessage() );
		}
		self::assertSame( [ 0, 0, 0, 0, 0 ], $this->counts() );
		self::assertSame( [], $this->announced );

		// The browser sends it again.
		$this->isBroken = false;
		self::assertSame( 201, $this->send( $submission ) );
		self::assertSame( [ 1, 2, 1, 1, 1 ], $this->counts() );
		self::assertSame( 200, $this->send( $submission ) );
		self::assertSame( [ 1, 2, 1, 1, 1 ], $this->counts() );
	}

	public function testAKindThatDoesNotFitTheColumnRefusesTheResponseOnEveryDatabase(): void {
		$this->pluginWith( static fn () => [ new NewJob( str_repeat( 'x', 33 ), [] ) ] );
		try {
			$this->answer();
			self::fail( 'The kind was accepted.' );
		} catch ( \InvalidArgumentException ) {
			self::assertSame( [ 0, 0, 0, 0, 0 ], $this->counts() );
		}
	}

	public function testARepeatedTransactionQueuesAndAnnouncesOnce(): void {
		$asked = 0;
		$this->pluginWith(
			function ( ResponseStored $stored ) use ( &$asked ): array {
				++$asked;
				return $this->jobOf( $stored );
			}
		);
		$injector = FaultInjector::install( FaultInjector::DEADLOCK, 8 );
		$status   = $this->answer();
		$injector->remove();
		self::assertSame( [ 201, 1, 2, 2 ], [ $status, $injector->faults, $injector->attempts, $asked ] );
		self::assertSame( [ 1, 2, 0, 1, 1 ], $this->counts() );
	}

	public function testTheHookGetsTheContextOnceAfterTheCommit(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$seen       = [];
		add_action(
			'userfeedback_response_stored',
			static function ( ResponseStored $stored ) use ( &$seen, $connection ): void {
				// What follows does not belong to the response's transaction any more.
				$connection->execute( 'START TRANSACTION' );
				$seen[] = $connection->value( 'SELECT status FROM %i WHERE id = %d', $connection->table( 'responses' ), $stored->responseId );
				$connection->execute( 'ROLLBACK' );
			}
		);
		$submission = $this->submission( $this->survey, [ 'q1' => 'Yes', 'q2' => null ] );
		self::assertSame( [ 201, 200 ], [ $this->send( $submission ), $this->send( $submission ) ] );
		$spam = [ 'website' => 'x', 'elapsed_ms' => 0 ];
		self::assertSame( 201, $this->send( $this->submission( $this->survey, [ 'q1' => 'No' ], $spam ) ) );

		self::assertSame( [ 'publish', 'spam' ], $seen );
		[ $first, $second ] = $this->announced;
		self::assertSame( [ $this->survey->id, ResponseOrigin::Visitor, false, false, false ], $this->facts( $first ) );
		self::assertSame( [ $this->survey->id, ResponseOrigin::Visitor, true, false, false ], $this->facts( $second ) );
		self::assertSame( [ [ 'Yes' ], [] ], array_column( $first->answers, 'labels' ) );
		self::assertEqualsWithDelta( time(), $first->submittedAt->getTimestamp(), 5 );
	}

	public function testACallbackThatThrowsAfterTheCommitChangesNothingOfWhatIsStored(): void {
		$throw = static fn () => throw new RuntimeException( 'A plugin failed.' );
		add_action( 'userfeedback_response_stored', $throw );
		$submission = $this->submission( $this->survey, [ 'q1' => 'Yes' ] );
		try {
			$this->send( $submission );
			self::fail( 'The failure was hidden.' );
		} catch ( RuntimeException ) {
			self::assertSame( [ 1, 1, 0, 0, 1 ], $this->counts() );
		}
		self::assertSame( 200, $this->send( $submission ) );
		self::assertSame( [ 1, 1, 0, 0, 1 ], $this->counts() );
		self::assertCount( 1, $this->announced );
	}

	public function testTheGuidesPluginSendsEachResponseAtLeastOnceUnderTheSameKey(): void {
		$guide = (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/guides/responses.md' );
		self::assertSame( 1, preg_match( '/^```php\n(<\?php.*?)^```/ms', $guide, $found ) );
		$file = (string) tempnam( sys_get_temp_dir(), 'crm' );
		file_put_contents( $file, $found[1] ?? '' );
		require $file;
		unlink( $file );
		$requests = [];
		$this->isBroken = true;
		add_filter(
			'pre_http_request',
			function ( mixed $ignored, array $options ) use ( &$requests ): array {
				$requests[] = [ $options['headers']['Idempotency-Key'], $options['body'] ];
				return [ 'response' => [ 'code' => $this->isBroken ? 503 : 200 ], 'headers' => [], 'body' => '' ];
			},
			10,
			2
		);
		$clock  = new MovingClock( gmdate( 'Y-m-d H:i:s' ) );
		$plugin = $clock->takeOver();
		self::assertSame( 201, $this->answer() );
		self::assertSame( [ 'done' => 0, 'failed' => 1 ], $plugin->get( OutboxWorker::class )->run() );
		$clock->move( '+2 minutes' );
		$this->isBroken = false;
		self::assertSame( [ 'done' => 1, 'failed' => 0 ], $plugin->get( OutboxWorker::class )->run() );
		$body = wp_json_encode( [ 'survey' => $this->survey->id, 'response' => $this->announced[0]->responseId ] );
		self::assertSame( [ $body, $body ], array_column( $requests, 1 ) );
		self::assertSame( $requests[0][0], $requests[1][0] );
	}

	/**
	 * A plugin in charge of the REST API, beside which another one has registered a subscriber, and perhaps a handler.
	 *
	 * @param Closure( ResponseStored ): iterable<NewJob> $jobs
	 */
	private function pluginWith( Closure $jobs, ?ScriptedHandler $handler = null ): Plugin {
		$subscriber = new class( $jobs ) implements ResponseSubscriber {

			/** @param Closure( ResponseStored ): iterable<NewJob> $jobs */
			public function __construct( private readonly Closure $jobs ) {}

			public function jobs( ResponseStored $stored ): iterable {
				return ( $this->jobs )( $stored );
			}
		};
		add_action(
			'userfeedback_register',
			static function ( Extensions $extensions ) use ( $subscriber, $handler ): void {
				$extensions->responseSubscriber( $subscriber );
				if ( $handler !== null ) {
					$extensions->jobHandler( $handler );
				}
			}
		);
		return ( new MovingClock( gmdate( 'Y-m-d H:i:s' ) ) )->takeOver();
	}

	/**
	 * @return list<NewJob>
	 */
	private function jobOf( ResponseStored $stored ): array {
		return [ new NewJob( 'test', [ 'response' => $stored->responseId ] ) ];
	}

	/**
	 * @return array{int, ResponseOrigin, bool, bool, bool}
	 */
	private function facts( ResponseStored $stored ): array {
		return [ $stored->survey->id, $stored->origin, $stored->isSpam, $stored->isLate, $stored->isTest ];
	}

	/**
	 * Numbers of responses, answers, texts, jobs and counted responses.
	 *
	 * @return list<int>
	 */
	private function counts(): array {
		self::assertSame( RawCount::of( $this->survey->id, null ), RawCount::stored( $this->survey->id, null ) );
		return [
			...array_map( $this->rows( ... ), [ 'responses', 'answers', 'answer_texts', 'outbox' ] ),
			Plugin::instance()->get( SurveyCountsRepository::class )->responses( $this->survey->id, null ),
		];
	}

	private function answer(): int {
		return $this->send( $this->submission( $this->survey, [ 'q1' => 'Yes', 'q2' => null ] ) );
	}

	/**
	 * @param array<string, mixed> $submission
	 */
	private function send( array $submission ): int {
		return $this->post( "/userfeedback/v1/surveys/{$this->survey->id}/responses", $submission )->get_status();
	}
}
