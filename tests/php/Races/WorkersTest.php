<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Races;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use UserFeedback\Database\Connection;
use UserFeedback\Database\Outbox;
use UserFeedback\Database\OutboxWorker;
use UserFeedback\Notifications\Email\GatheredEmail;
use UserFeedback\Notifications\Email\WaitingEmails;
use UserFeedback\Plugin;
use UserFeedback\Support\Clock;
use UserFeedback\Tests\Support\MovingClock;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\Worker;
use UserFeedback\Tests\TestCase;

/**
 * Processes that work at the same moment, and one that is killed while it gathers mails: the next one sends one mail about all of them.
 */
#[Group( 'commits' )]
final class WorkersTest extends TestCase {

	use SurveyFixtures;

	public function testWorkersAtTheSameMomentSendEachMailOnce(): void {
		$survey   = $this->publishedSurvey( [ 'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'one@example.org' ] ] ] );
		$response = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, [ 'q1' => 'Yes' ] ) );
		self::assertSame( 201, $response->get_status() );
		$connection = Plugin::instance()->get( Connection::class );
		$id         = (int) $connection->value( 'SELECT id FROM %i', $connection->table( 'responses' ) );
		$connection->execute( 'DELETE FROM %i', $connection->table( 'outbox' ) );
		$expected = [];
		for ( $count = 2; $count < 22; $count++ ) {
			$payload = [ 'survey_id' => $survey->id, 'response_ids' => [ $id ], 'count' => $count ];
			Plugin::instance()->get( Outbox::class )->add( GatheredEmail::KIND, $payload );
			$expected[] = "$count new responses to “Commas”";
		}
		$file    = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		$results = Worker::race( 'work', array_fill( 0, 3, [ 'kill' => '', 'mails' => $file ] ) );
		$mails   = file( $file, FILE_IGNORE_NEW_LINES );
		unlink( $file );
		self::assertEqualsCanonicalizing( $expected, $mails );
		// Each is replaced by a job for its recipient.
		self::assertSame( [ 40, 0 ], [ array_sum( array_column( $results, 'done' ) ), array_sum( array_column( $results, 'failed' ) ) ] );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	/**
	 * @param list<string> $before Subjects of what the killed process sent.
	 */
	#[DataProvider( 'moments' )]
	public function testNothingIsLostWhenAWorkerIsKilled( string $kill, array $before ): void {
		$survey = $this->publishedSurvey( [ 'notifications' => [ 'email' => [ 'active' => true, 'addresses' => 'one@example.org' ] ] ] );
		for ( $number = 0; $number < 4; $number++ ) {
			$path = "/userfeedback/v1/surveys/$survey->id/responses";
			self::assertSame( 201, $this->post( $path, $this->submission( $survey, [ 'q1' => 'Yes' ] ) )->get_status() );
		}
		$connection = Plugin::instance()->get( Connection::class );
		$connection->execute( 'UPDATE %i SET kind = %s', $connection->table( 'outbox' ), WaitingEmails::KIND );
		$file = (string) tempnam( sys_get_temp_dir(), 'ufb' );
		self::assertNull( Worker::alone( 'work', [ 'kill' => $kill, 'mails' => $file ] ), 'it is killed' );
		self::assertSame( $before, file( $file, FILE_IGNORE_NEW_LINES ) );
		unlink( $file );

		$subjects = [];
		add_filter(
			'pre_wp_mail',
			static function ( mixed $ignored, array $mail ) use ( &$subjects ): bool {
				$subjects[] = $mail['subject'];
				return true;
			},
			PHP_INT_MAX,
			2
		);
		$clock = new MovingClock( gmdate( 'Y-m-d H:i:s' ) );
		( new Plugin( [ Clock::class => $clock ] ) )->get( OutboxWorker::class )->run();
		$clock->move( '+17 minutes' );
		( new Plugin( [ Clock::class => $clock ] ) )->get( OutboxWorker::class )->run();
		sort( $subjects );
		self::assertContains( $subjects, [ [ '4 new responses to “Commas”' ], [ '3 new responses to “Commas”', 'New response to “Commas”' ] ] );
		self::assertSame( 0, $this->rows( 'outbox' ) );
	}

	/**
	 * @return iterable<string, array{string, list<string>}>
	 */
	public static function moments(): iterable {
		yield 'once it has claimed the first' => [ '/FOR UPDATE$/', [] ];
		yield 'before the gathered ones are deleted' => [ '/^DELETE FROM \S+ufb_outbox\S+ WHERE token/', [] ];
		yield 'between the gathered one and those of its recipients' => [ '/^INSERT INTO \S+ufb_outbox.*email-to/s', [] ];
		yield 'once the mail was sent' => [ 'mail', [ '4 new responses to “Commas”' ] ];
	}
}
