<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Faults;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Job;
use UserFeedback\Database\JobDeferred;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Database\Transaction;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Support\Json;
use UserFeedback\Surveys\Logic\SurveyConditions;
use UserFeedback\Surveys\OptionIdMigration;
use UserFeedback\Surveys\OptionIdRepository;
use UserFeedback\Surveys\SurveyRepository;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\SurveysWithoutIds;
use UserFeedback\Tests\TestCase;

/**
 * Surveys from before options had ids get them while answers are taken, and whenever the process is killed.
 */
#[Group( 'commits' )]
final class OptionIdMigrationTest extends TestCase {

	use SurveyFixtures;
	use SurveysWithoutIds;

	private const PATH = '/userfeedback/v1/surveys';

	/** More statements than the job takes. */
	private const MANY = 120;

	/** @var list<Survey> */
	private array $surveys = [];

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
		foreach ( [ 1, 2 ] as $ignored ) {
			$survey = $this->survey();
			// A second revision.
			$this->post( self::PATH . "/$survey->id", [ 'survey' => [ 'settings' => [ 'thank_you' => self::thankYou( 'Good bye' ) ] ] ] );
			$this->surveys[] = $this->withoutIds( Plugin::instance()->get( SurveyRepository::class )->find( $survey->id ) ?? $survey );
		}
		delete_option( OptionIdMigration::OPTION );
	}

	#[TestDox( 'killed before any of its statements, it goes on; readers and visitors see no difference before, between and after' )]
	public function testAKilledJob(): void {
		$read    = $this->read();
		$answers = 0;
		for ( $after = 0; $after < self::MANY; $after++ ) {
			$isDone = $this->until( $after, fn () => $this->migration()->handle( self::job() ) );
			self::assertSame( $read, $this->read(), "after $after statements" );
			if ( $isDone ) {
				break;
			}
			if ( $after % 10 === 0 ) {
				$this->answer( $this->surveys[ $after % 2 ] );
				++$answers;
			}
		}
		self::assertLessThan( self::MANY, $after );
		self::assertSame( 'done', get_option( OptionIdMigration::OPTION ) );
		$id = OptionId::ofLabel( 'Yes' );
		foreach ( $this->surveys as $survey ) {
			$stored = Plugin::instance()->get( SurveyRepository::class )->find( $survey->id );
			self::assertSame( $survey->revision, $stored?->revision );
			self::assertEquals( $survey->updatedAt, $stored?->updatedAt );
			self::assertSame( $id, $stored->questions[0]->config['option_ids'][0] );
			self::assertSame( $id, $stored->settings['thank_you']['conditions'][0]['condition'] );
			self::assertSame( $id, $stored->notifications['email']['logic']['conditions'][0]['value'] );
			$revisions = $this->revisions( $survey );
			self::assertCount( 2, $revisions );
			foreach ( $revisions as $revision ) {
				self::assertSame( $id, $revision['questions'][0]['config']['option_ids'][0] );
				self::assertSame( $id, $revision['questions'][1]['logic']['conditions'][0]['value'] );
				self::assertSame( $id, $revision['settings']['thank_you']['conditions'][0]['condition'] );
			}
		}
		$connection = Plugin::instance()->get( Connection::class );
		$chosen     = $connection->value( 'SELECT COUNT(*) FROM %i WHERE option_hash = %s', $connection->table( 'answers' ), $id );
		self::assertGreaterThan( 1, $answers );
		self::assertSame( $answers, (int) $chosen, 'answers named the same option throughout' );
	}

	#[TestDox( 'runs as a job until all surveys are migrated, a turn at a time, and not again' )]
	public function testRunsAsAJob(): void {
		$migration = $this->migration( 0.0 );
		$turns     = 0;
		do {
			try {
				$migration->handle( self::job() );
				break;
			} catch ( JobDeferred $later ) {
				self::assertSame( OptionIdMigration::KIND, $later->kind );
			}
		} while ( ++$turns < 10 );
		self::assertSame( 2, $turns, 'one survey a turn, however short it is' );
		$migration->begin();
		self::assertSame( 0, $this->rows( 'outbox' ) );

		delete_option( OptionIdMigration::OPTION );
		$migration->begin();
		self::assertSame( 1, Plugin::instance()->get( OutboxWorker::class )->run()['done'] );
		self::assertSame( 'done', get_option( OptionIdMigration::OPTION ) );
	}

	#[TestDox( 'questions of unknown types, their revisions, and conditions that are off stay as they are' )]
	public function testLeavesOthersAlone(): void {
		$connection = Plugin::instance()->get( Connection::class );
		$survey     = $this->surveys[0];
		foreach ( [ 'surveys' => 'id', 'survey_revisions' => 'survey_id' ] as $table => $column ) {
			$connection->execute(
				'UPDATE %i SET questions = REPLACE( questions, %s, %s ) WHERE %i = %d',
				$connection->table( $table ),
				'"type":"radio-button"',
				'"type":"acme-choice"',
				$column,
				$survey->id
			);
		}
		$gone = '{"question_id":"q1","compare":"=","value":"Never","off":true}';
		$on   = '{"question_id":"q1","compare":"=","value":"Yes"}';
		$sql  = 'UPDATE %i SET questions = REPLACE( questions, %s, %s ) WHERE id = %d';
		$connection->execute( $sql, $connection->table( 'surveys' ), $on, $gone, $this->surveys[1]->id );
		$this->migration()->handle( self::job() );
		$stored = Plugin::instance()->get( SurveyRepository::class )->find( $survey->id );
		self::assertSame( [ 'options' => [ 'Yes', 'No' ] ], $stored?->questions[0]->config );
		self::assertSame( [ 'options' => [ 'Yes', 'No' ] ], $this->revisions( $survey )[0]['questions'][0]['config'] );
		$other = Plugin::instance()->get( SurveyRepository::class )->find( $this->surveys[1]->id );
		self::assertSame( [ Json::decode( $gone ) ], $other?->questions[1]->logic['conditions'] );
	}

	#[TestDox( 'a survey that a tab from before saves during the job keeps its ids and its conditions' )]
	public function testASaveFromAnOldTab(): void {
		foreach ( [ true, false ] as $isFirst ) {
			$survey = $isFirst ? $this->surveys[0] : $this->surveys[1];
			if ( ! $isFirst ) {
				$this->migration()->handle( self::job() );
			}
			$sent            = [ 'questions' => $survey->questionsToArray(), 'settings' => [ 'thank_you' => self::thankYou( 'Ciao' ) ] ];
			$sent['questions'][0]['title'] = 'Another wording?';
			$saved = $this->post( self::PATH . "/$survey->id", [ 'survey' => $sent, 'revision' => $survey->revision ] );
			self::assertSame( 200, $saved->get_status(), (string) wp_json_encode( $saved->get_data() ) );
			$stored = Plugin::instance()->get( SurveyRepository::class )->find( $survey->id );
			$id     = OptionId::ofLabel( 'Yes' );
			self::assertSame( $id, $stored?->questions[0]->config['option_ids'][0] );
			self::assertSame( $id, $stored->questions[1]->logic['conditions'][0]['value'] );
			self::assertSame( $id, $stored->settings['thank_you']['conditions'][0]['condition'] );
		}
		$this->migration()->handle( self::job() );
		self::assertSame( 'Another wording?', $this->body( $this->get( self::PATH . "/{$this->surveys[0]->id}" ) )['questions'][0]['title'] );
	}

	private function survey(): Survey {
		$condition = [ 'question_id' => 'q1', 'compare' => '=', 'value' => 'Yes' ];
		$logic     = [ 'enable' => true, 'action' => 'send', 'conditions' => [ $condition ] ];
		$shown     = [ 'enabled' => true, 'action' => 'show', 'conditions' => [ $condition ] ];
		return $this->publishedSurvey(
			[
				'questions'     => [ $this->radio( 'q1', [ 'Yes', 'No' ] ), $this->text( 'q2', [ 'logic' => $shown ] ) ],
				'settings'      => [ 'thank_you' => self::thankYou( 'Bye' ) ],
				'notifications' => [ 'email' => [ 'active' => false, 'addresses' => 'a@example.org', 'logic' => $logic ] ],
			]
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private static function thankYou( string $message ): array {
		$row = [ 'question' => 'q1', 'condition_type' => '=', 'condition' => 'Yes', 'page' => null, 'redirect_url' => 'https://example.org' ];
		return [ 'type' => 'conditional_redirect', 'message' => $message, 'conditions' => [ $row ] ];
	}

	/**
	 * @return list<array<mixed>> The surveys in the API, without what answers change.
	 */
	private function read(): array {
		return array_map(
			fn ( Survey $survey ) => array_diff_key( $this->body( $this->get( self::PATH . "/$survey->id" ) ), [ 'responses_count' => 1 ] ),
			$this->surveys
		);
	}

	/**
	 * @return list<array{questions: array<mixed>, settings: array<mixed>}>
	 */
	private function revisions( Survey $survey ): array {
		$connection = Plugin::instance()->get( Connection::class );
		return array_map(
			static fn ( array $row ) => [
				'questions' => Json::decode( (string) $row['questions'] ),
				'settings'  => Json::decode( (string) $row['settings'] ),
			],
			$connection->rows( 'SELECT * FROM %i WHERE survey_id = %d ORDER BY revision', $connection->table( 'survey_revisions' ), $survey->id )
		);
	}

	private function answer( Survey $survey ): void {
		$response = $this->post( self::PATH . "/$survey->id/responses", $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
	}

	private function migration( float $time = 60.0 ): OptionIdMigration {
		$plugin = Plugin::instance();
		return new OptionIdMigration(
			$plugin->get( SurveyRepository::class ),
			new OptionIdRepository( $plugin->get( Connection::class ) ),
			$plugin->get( SurveyConditions::class ),
			$plugin->get( Transaction::class ),
			$plugin->get( Outbox::class ),
			$plugin->get( Clock::class ),
			$time
		);
	}

	private static function job(): Job {
		return new Job( 1, OptionIdMigration::KIND, [], 0, 'token', true );
	}

	/**
	 * Runs work that is killed before one of its statements.
	 *
	 * @param int $after Number of statements that are still run.
	 * @return bool Whether it came to its end.
	 */
	private function until( int $after, \Closure $work ): bool {
		$left = $after;
		$end  = static function ( string $query ) use ( &$left ): string {
			// What rolls back a transaction is what the database does itself for a process that is gone.
			if ( $left-- <= 0 && ! str_starts_with( $query, 'ROLLBACK' ) ) {
				throw new RuntimeException( 'killed' );
			}
			return $query;
		};
		add_filter( 'query', $end, PHP_INT_MAX );
		try {
			$work();
			return true;
		} catch ( RuntimeException ) {
			return false;
		} finally {
			remove_filter( 'query', $end, PHP_INT_MAX );
			// A new process reads options from the database.
			wp_cache_flush();
		}
	}
}
