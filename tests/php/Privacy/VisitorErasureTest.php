<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Privacy;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Database\CronEvents;
use UserFeedback\Database\Job;
use UserFeedback\Database\NewJob;
use UserFeedback\Database\Outbox;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Privacy\ErasureJob;
use UserFeedback\Responses\ResponseQuery;
use UserFeedback\Responses\ResponseReader;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\PersonalTools;
use UserFeedback\Tests\Support\Remarks;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * A visitor has an answer deleted by its id.
 */
#[Group( 'commits' )]
final class VisitorErasureTest extends TestCase {

	use PersonalTools;
	use Remarks;
	use SurveyFixtures;

	private const ROUTE = '/userfeedback/v1/privacy/erase-response';

	private Survey $survey;
	private Connection $connection;

	protected function setUp(): void {
		parent::setUp();
		$this->connection = Plugin::instance()->get( Connection::class );
		$email            = [ 'active' => true, 'addresses' => 'o@example.com' ];
		$this->survey     = $this->publishedSurvey( SurveyFields::change( 'notifications.email', $email ) );
		wp_set_current_user( 0 );
	}

	protected function tearDown(): void {
		unset( $_SERVER['HTTP_SEC_FETCH_SITE'], $_SERVER['REMOTE_ADDR'] );
		remove_all_filters( 'userfeedback_rate_limits' );
		parent::tearDown();
	}

	#[TestDox( '[PLS-18] a visitor has an answer deleted by its id, without an account: with notes, counts, emails that wait' )]
	public function testDeletesTheAnswerOfAnId(): void {
		$mine   = $this->answered( 'Mine Annabella' );
		$theirs = $this->answered( 'Theirs' );
		$id     = (int) $this->connection->value( 'SELECT MIN( id ) FROM %i', $this->connection->table( 'responses' ) );
		$this->storedNote( $this->survey, $id, 'About Annabella' );
		$this->tag( $this->survey, $id, 'angry' );
		self::assertSame( 2, $this->rows( 'outbox' ), 'an email about each' );
		$sent = [];
		add_filter( 'pre_wp_mail', static function ( mixed $result, array $mail ) use ( &$sent ): bool {
			$sent[] = $mail['message'];
			return true;
		}, 10, 2 );

		$answer = $this->post( self::ROUTE, [ 'submission_id' => $mine ] );
		self::assertSame( 202, $answer->get_status() );
		Plugin::instance()->get( CronEvents::class )->run( CronEvents::WORK );
		remove_all_filters( 'pre_wp_mail' );

		self::assertSame( [], $this->placesOf( 'Annabella' ) );
		self::assertSame( [], $this->placesOf( str_replace( '-', '', $mine ) ) );
		self::assertCount( 1, $sent, 'no email about what was deleted, though it waited longer' );
		self::assertStringContainsString( 'Theirs', $sent[0] );
		foreach ( ResponseStatus::cases() as $status ) {
			$list = Plugin::instance()->get( ResponseReader::class )->list( new ResponseQuery( $this->survey->id, status: $status ) );
			self::assertCount( $status === ResponseStatus::Publish ? 1 : 0, $list, "in no list: $status->value" );
		}
		$this->assertCountsEqualRows( $this->survey->id );
		// The same again, and the other one.
		$this->post( self::ROUTE, [ 'submission_id' => $mine ] );
		$this->post( self::ROUTE, [ 'submission_id' => $theirs ] );
		Plugin::instance()->get( CronEvents::class )->run( CronEvents::WORK );
		self::assertSame( [ 0, 0, 0, 0 ], array_map( $this->rows( ... ), [ 'responses', 'answers', 'answer_texts', 'outbox' ] ) );
		$this->assertCountsEqualRows( $this->survey->id );
	}

	#[TestDox( '[PLS-18~] the reply and the statements are the same whether there is such an answer or not' )]
	public function testDoesNotTellWhetherThereIsSuchAnAnswer(): void {
		$mine    = $this->answered( 'Mine' );
		$replies = [];
		foreach ( [ wp_generate_uuid4(), $mine, wp_generate_uuid4() ] as $id ) {
			$statements = [];
			$watch      = static function ( string $sql ) use ( &$statements ): string {
				$statements[] = (string) preg_replace( "/'[^']*'|\d+/", '?', $sql );
				return $sql;
			};
			add_filter( 'query', $watch );
			$reply = $this->post( self::ROUTE, [ 'submission_id' => $id ] );
			remove_filter( 'query', $watch );
			$reads     = array_values( preg_grep( '/responses/', $statements ) ?: [] );
			$replies[] = [ $reply->get_status(), $this->body( $reply ), $reads, count( $statements ) ];
		}
		// The first request of a network inserts its counter.
		self::assertSame( $replies[1], $replies[2] );
		self::assertSame( array_slice( $replies[0], 0, 3 ), array_slice( $replies[1], 0, 3 ) );
		self::assertSame( [], $replies[1][2], 'responses are not looked at' );
		self::assertSame( [ 'success', 'message' ], array_keys( $replies[1][1] ) );
	}

	#[TestDox( '[PLS-18~] refuses other sites, what is no id, GET, and a network that sends too many' )]
	public function testRefusesWhatNoVisitorSends(): void {
		$id = wp_generate_uuid4();
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'cross-site';
		$this->assertRefused( $this->post( self::ROUTE, [ 'submission_id' => $id ] ), 403, 'userfeedback_erasure_cross_site' );
		$_SERVER['HTTP_SEC_FETCH_SITE'] = 'same-origin';
		foreach ( [ '', '1', "' OR 1=1 -- ", "$id\n", [ $id ], null ] as $wrong ) {
			self::assertSame( 400, $this->post( self::ROUTE, [ 'submission_id' => $wrong ] )->get_status(), (string) wp_json_encode( $wrong ) );
		}
		self::assertSame( 404, $this->get( self::ROUTE, [ 'submission_id' => $id ] )->get_status() );
		self::assertSame( 0, $this->rows( 'outbox' ) );
		$_SERVER['REMOTE_ADDR'] = '192.0.2.7';
		add_filter( 'userfeedback_rate_limits', static fn () => [ 'many' => 1, 'too_many' => 1, 'surveys' => 1 ] );
		for ( $number = 0; $number < 10; $number++ ) {
			self::assertSame( 202, $this->post( self::ROUTE, [ 'submission_id' => $id ] )->get_status() );
		}
		$refused = $this->post( self::ROUTE, [ 'submission_id' => $id ] );
		$this->assertRefused( $refused, 429, 'userfeedback_rate_exceeded' );
		self::assertGreaterThan( 0, (int) ( $refused->get_headers()['Retry-After'] ?? 0 ) );
		self::assertSame( 10, $this->rows( 'outbox' ) );
	}

	#[TestDox( '[PLS-18~] surveys offer it only where the owner has turned it on' )]
	public function testIsOfferedWhereTheOwnerWantsIt(): void {
		$this->asAdmin();
		$page = fn (): string => (string) wp_json_encode( $this->body( $this->get( "/userfeedback/v1/surveys/{$this->survey->id}/preview" ) ) );
		self::assertStringNotContainsString( 'delete_url', $page() );
		self::assertSame( 200, $this->post( '/userfeedback/v1/settings', [ 'settings' => [ 'visitor_deletion' => true ] ] )->get_status() );
		self::assertStringContainsString( 'deletion.js', $page() );
		self::assertStringContainsString( 'erase-response', $page() );
	}

	public function testAJobThatGoesFirstDoesNotLookLate(): void {
		$clock  = new MovingClock( '2026-03-08 12:00:00' );
		$outbox = ( new Plugin( [ Clock::class => $clock ] ) )->get( Outbox::class );
		$outbox->add( 'email', [ 'number' => 1 ] );
		$clock->move( '+1 minute' );
		$outbox->addFirst( new NewJob( ErasureJob::KIND, [ 'submission_id' => wp_generate_uuid4() ] ) );
		self::assertSame( '2026-03-08 12:00:00', $outbox->waitingSince( $clock->now() )?->format( 'Y-m-d H:i:s' ) );
		$first = $outbox->claim();
		self::assertSame( ErasureJob::KIND, $first?->kind );
		self::assertInstanceOf( Job::class, $first );
		$outbox->done( $first );
		self::assertSame( 'email', $outbox->claim()?->kind );
	}

	private function answered( string $text ): string {
		$submission = $this->submission( $this->survey, [ 'q1' => 'Yes', 'q2' => $text ] );
		$reply      = $this->post( "/userfeedback/v1/surveys/{$this->survey->id}/responses", $submission );
		self::assertSame( 201, $reply->get_status() );
		$id = $this->body( $reply )['data']['id'] ?? '';
		self::assertIsString( $id );
		return $id;
	}
}
