<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Privacy;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\AI\SummaryRepository;
use UserFeedback\Database\Connection;
use UserFeedback\Database\NewJob;
use UserFeedback\Database\Outbox;
use UserFeedback\Exports\BackgroundExport;
use UserFeedback\Exports\ExportFolder;
use UserFeedback\Model\Page;
use UserFeedback\Model\ResponseStatus;
use UserFeedback\Plugin;
use UserFeedback\Responses\PageRepository;
use UserFeedback\Tests\Exports\BackgroundTestCase;
use UserFeedback\Tests\Support\PersonalFixtures;
use UserFeedback\Tests\Support\PersonalTools;
use UserFeedback\Tests\Support\RawCount;
use UserFeedback\Tests\Support\Remarks;
use UserFeedback\Tests\Support\StoredRatings;
use WP_User;

/**
 * WordPress' tools "Export Personal Data" and "Erase Personal Data".
 */
#[Group( 'commits' )]
final class PersonalDataTest extends BackgroundTestCase {

	use PersonalFixtures;
	use PersonalTools;
	use Remarks;
	use StoredRatings;

	private const MANY = 1200;
	private const ADDRESS = 'anna.b@example.org';
	private const NAME = 'Annabella';

	/** Addresses of other people that look like it. */
	private const OTHERS = [
		'anna.b+news@example.org',
		'joanna.b@example.org',
		'news+anna.b@example.org',
		'anna.b@example.org.uk',
		'annaxb@example.org',
	];

	private Connection $connection;

	protected function setUp(): void {
		parent::setUp();
		$this->connection = Plugin::instance()->get( Connection::class );
		$this->asking     = $this->askingSurvey();
	}

	#[TestDox( '[OPS-02] exports and erases 1,200 rows of every kind page by page, and nothing of the person is found afterwards' )]
	public function testExportsAndErasesAPersonCompletely(): void {
		$this->storeMany();
		$others = $this->storeOthers();
		$totals = $this->totals();
		self::assertCount( 7, array_filter( $this->placesByTable( self::ADDRESS ) ), 'the test stores it in every kind of table' );

		$items     = $this->exported( strtoupper( self::ADDRESS ) );
		$responses = array_filter( $items, static fn ( string $id ) => str_starts_with( $id, 'userfeedback-response-' ), ARRAY_FILTER_USE_KEY );
		self::assertCount( self::MANY + 4, $responses, 'also partial answers, spam, held and trashed ones' );
		self::assertCount( count( $items ), $responses, 'nothing that other people wrote' );
		$first = array_values( $responses )[0];
		self::assertSame( [ 'Contact', 'Yes', self::NAME ], [ $first['Survey'], $first['Question q1?'], $first['Your address? – name'] ] );
		self::assertStringContainsString( 'Called Annabella', $first['Note'] );

		$result = $this->erased( self::ADDRESS );
		self::assertTrue( $result['removed'] );
		self::assertFalse( $result['retained'] );
		self::assertGreaterThan( self::MANY / 100, $result['pages'], 'in bounded pages' );
		self::assertSame( [], $this->placesOf( self::ADDRESS ) );
		self::assertSame( [], $this->placesOf( self::NAME ) );
		self::assertSame( [], $this->exported( self::ADDRESS ) );
		self::assertSame( [ 'pages' => 1, 'removed' => false, 'retained' => false, 'messages' => [] ], $this->erased( self::ADDRESS ), 'again' );

		self::assertSame( $others, $this->textsOfOthers(), 'only own rows' );
		self::assertSame( $totals, $this->totals(), 'totals of choices stay' );
		$this->assertCountsEqualRows( $this->asking->id );
		self::assertSame( 0, $this->rows( 'outbox' ), 'emails and webhooks that wait' );
		self::assertSame( 0, $this->rows( 'exports' ) );
		self::assertNull( Plugin::instance()->get( SummaryRepository::class )->find( $this->asking->id ) );
	}

	#[TestDox( '[OPS-02~] erases while an export runs: its file is made again, without the person' )]
	public function testErasesWhileAnExportRuns(): void {
		$this->storeResponses( self::CHUNK + 50, self::ADDRESS );
		$this->storeResponses( 20, 'other@example.org' );
		$export = $this->start( 'csv', [ 'survey_id' => $this->asking->id ] );
		self::assertFalse( $this->turn( $export->id ), 'the first part' );
		self::assertNotSame( [], $this->placesOf( self::ADDRESS ) );
		// While the second part is written, before its end is stored.
		$this->turn( $export->id, fn () => $this->erased( self::ADDRESS ) );
		self::assertSame( [], $this->placesOf( self::ADDRESS ) );
		$mine = $this->background->mine( 1 );
		self::assertSame( [ BackgroundExport::QUEUED ], array_map( static fn ( BackgroundExport $item ) => $item->state, $mine ) );
		for ( $turns = 0; $turns < 10 && ! $this->turn( $mine[0]->id ); $turns++ ) {
			continue;
		}
		$rows = $this->contents( $this->background->file( $mine[0]->id, 1 )['path'] );
		self::assertSame( 20, substr_count( strtolower( $rows ), 'other@example.org' ) );
		self::assertSame( [], $this->placesOf( self::ADDRESS ) );
	}

	#[TestDox( '[OPS-02~] exports and erases what belongs to an account: notes, exports, and who wrote them' )]
	public function testExportsAndErasesWhatBelongsToAnAccount(): void {
		$user = self::factoryUser( 'clerk@example.org' );
		$this->storeResponses( 1, 'other@example.org' );
		$id = (int) $this->connection->value( 'SELECT MAX( id ) FROM %i', $this->connection->table( 'responses' ) );
		$this->storedNote( $this->asking, $id, 'Called back', $user );
		$this->storedNote( $this->asking, $id, 'Somebody else', 1 );
		( new WP_User( $user ) )->add_cap( 'userfeedback_view_results' );
		$this->background->start( $this->prepared( 'csv' ), $user );
		$items = $this->exported( 'clerk@example.org' );
		self::assertCount( 2, $items );
		self::assertSame( [ 'Called back' ], array_values( array_filter( array_column( $items, 'Note' ) ) ) );
		self::assertTrue( $this->erased( 'Clerk@Example.org' )['removed'] );
		self::assertSame( [], $this->exported( 'clerk@example.org' ) );
		self::assertSame( 2, $this->rows( 'response_notes' ), 'they are about a response' );
		self::assertSame( 0, $this->rows( 'exports' ) );
	}

	public function testReadsThePagesBeforeAgainIfWhereItWasIsLost(): void {
		$this->storeResponses( 250, self::ADDRESS );
		wp_set_current_user( 1 );
		$callback = ( (array) apply_filters( 'wp_privacy_personal_data_exporters', [] ) )['UserFeedback']['callback'];
		self::assertIsCallable( $callback );
		$third = $callback( self::ADDRESS, 3 );
		self::assertSame( [ 50, true ], [ count( $third['data'] ), $third['done'] ] );
	}

	public function testPrintsNoMarkupOfVisitors(): void {
		$this->storeResponses( 1, self::ADDRESS, '<script>alert(1)</script>' );
		$item = array_values( $this->exported( self::ADDRESS ) )[0];
		self::assertSame( '&lt;script&gt;alert(1)&lt;/script&gt;', $item['Your address? – name'] );
	}

	private function storeMany(): void {
		$pages = Plugin::instance()->get( PageRepository::class );
		$page  = $pages->idOf( new Page( home_url( '/bye/anna.b@example.org/' ), 'Bye', 0 ), '2026-03-01', static fn () => 'Other' );
		$this->storeResponses( self::MANY, self::ADDRESS, self::NAME, pageId: $page );
		foreach ( [ ResponseStatus::Spam, ResponseStatus::Partial, ResponseStatus::Held, ResponseStatus::Trash ] as $status ) {
			$this->storeResponses( 1, self::ADDRESS, self::NAME, $status );
		}
		$rows     = $this->connection->rows( 'SELECT id FROM %i WHERE survey_id = %d', $this->connection->table( 'responses' ), $this->asking->id );
		$outbox   = Plugin::instance()->get( Outbox::class );
		$survey   = [ 'survey_id' => $this->asking->id ];
		$post     = $this->ratedPost( 'A post' );
		$moment   = '2026-03-01 00:00:00';
		$stored   = array_fill_keys( [ 'notes', 'ratings', 'deliveries' ], [] );
		$jobs     = [];
		foreach ( $rows as $number => $row ) {
			$id     = (int) $row['id'];
			$jobs[] = new NewJob( 'email', $survey + [ 'response_id' => $id ] );
			$jobs[] = new NewJob( 'email-to', $survey + [ 'response_ids' => [ $id ], 'count' => 1, 'address' => 'owner@example.com' ] );

			$stored['notes'][]      = [ $this->asking->id, $id, 1, 'Called Annabella, anna.b@example.org', $moment ];
			$stored['ratings'][]    = [ $post, md5( (string) $number ), 2, $moment, "Write to <Anna.B@Example.org>, $number" ];
			$stored['deliveries'][] = [ $this->asking->id, $id, "msg_$number", 'sent', '{"email":"anna.b@example.org"}', 'ok', $moment ];
			$stored['deliveries'][] = [ $this->asking->id, 0, "msg_x$number", 'sent', '{}', 'thanks, anna.b@example.org', $moment ];
		}
		foreach ( array_chunk( $jobs, 500 ) as $some ) {
			$outbox->addAll( ...$some );
		}
		$this->insertMany( 'response_notes', [ 'survey_id' => '%d', 'response_id' => '%d', 'user_id' => '%d', 'text' => '%s' ], $stored['notes'] );
		$this->insertMany( 'ratings', [ 'post_id' => '%d', 'visitor_hash' => 'x%s', 'value' => '%d' ], $stored['ratings'], 'comment' );
		$columns = [ 'survey_id' => '%d', 'response_id' => '%d' ] + array_fill_keys( [ 'message', 'status', 'request', 'reply' ], '%s' );
		$this->insertMany( 'webhook_deliveries', $columns, $stored['deliveries'] );
		// What others say of the person.
		$this->storeResponses( self::MANY, '', '', ResponseStatus::Publish, 'Ask ANNA.B@EXAMPLE.ORG about it.' );
		$this->connection->execute(
			"INSERT INTO %i ( survey_id, source, summary, responses, created_at ) VALUES ( %d, 'service', %s, 1, '2026-03-01 00:00:00' )",
			$this->connection->table( 'summaries' ),
			$this->asking->id,
			'{"overview":"anna.b@example.org is angry"}'
		);
		$export = $this->start( 'csv', $survey );
		for ( $turns = 0; $turns < 20 && ! $this->turn( $export->id ); $turns++ ) {
			continue;
		}
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function storeOthers(): array {
		foreach ( self::OTHERS as $address ) {
			$this->storeResponses( 2, $address, 'Bob' );
			$this->storeResponses( 1, '', '', ResponseStatus::Publish, "Ask $address about it." );
			$post = $this->ratedPost( 'Another post' );
			$this->storeRating( $post, 2, [ 'comment' => "Write to $address." ] );
		}
		return $this->textsOfOthers();
	}

	/**
	 * @return list<array<string, string|null>>
	 */
	private function textsOfOthers(): array {
		$ours = array_map( static fn ( string $address ) => "%$address%", self::OTHERS );
		$rows = [];
		foreach ( $ours as $like ) {
			$tables = [ $this->connection->table( 'answer_texts' ), $this->connection->table( 'ratings' ) ];
			array_push( $rows, ...$this->connection->rows( 'SELECT * FROM %i WHERE text LIKE %s', $tables[0], $like ) );
			array_push( $rows, ...$this->connection->rows( 'SELECT id, comment FROM %i WHERE comment LIKE %s', $tables[1], $like ) );
		}
		array_push( $rows, ...$this->connection->rows( "SELECT * FROM %i WHERE text = 'Bob'", $this->connection->table( 'answer_texts' ) ) );
		$table = $this->connection->table( 'responses' );
		array_push( $rows, ...$this->connection->rows( "SELECT id, ip, browser FROM %i WHERE survey_id = %d", $table, $this->survey->id ) );
		return $rows;
	}

	/**
	 * Responses and choices in the totals.
	 *
	 * @return array<mixed>
	 */
	private function totals(): array {
		$counts = RawCount::stored( $this->asking->id, null );
		unset( $counts['q1']['!comments'], $counts['q2'], $counts['q3'] );
		return $counts;
	}

	/**
	 * @return array<string, int>
	 */
	private function placesByTable( string $text ): array {
		$tables = array_map( static fn ( string $place ) => strstr( $place, ':', true ) ?: 'files', $this->placesOf( $text ) );
		return array_count_values( $tables );
	}

	private function contents( string $path ): string {
		return (string) stream_get_contents( ExportFolder::read( $path ) );
	}

	private static function factoryUser( string $email ): int {
		$id = wp_insert_user( [ 'user_login' => 'clerk', 'user_pass' => 'x', 'user_email' => $email, 'role' => 'editor' ] );
		self::assertIsInt( $id );
		return $id;
	}
}
