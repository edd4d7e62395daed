<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\ListColumns;
use UserFeedback\Responses\ResponseError;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Support\Cast;
use UserFeedback\Tests\Support\FilteredResponses;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * What a list of responses can be filtered by, and the columns of its table, which each user chooses.
 */
final class ResponseChoicesRestTest extends TestCase {

	use SurveyFixtures;

	private Survey $survey;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->survey = $this->publishedSurvey();
	}

	#[TestDox( '[RSP-05~] offers the answers, pages, countries and tags that responses have, former options too' )]
	public function testOffersWhatResponsesHave(): void {
		$stored  = new FilteredResponses( $this->survey, 30 );
		$choices = $this->body( $this->get( $this->path( 'choices' ) ) );
		self::assertSame( [ 'q1', 'q2' ], array_column( $choices['questions'], 'id' ) );
		self::assertSame( [ 'Yes', 'No', 'No way' ], $choices['questions'][0]['options'], 'as asked, then former ones' );
		self::assertSame( [ [], false ], [ $choices['questions'][1]['options'], $choices['questions'][1]['has_scores'] ] );
		self::assertSame( [ 'DE', 'US' ], $choices['countries'] );
		self::assertSame( [ 'vip', 'call back' ], $choices['tags'] );
		self::assertNull( $choices['columns'] );
		$published = array_filter( $stored->facts, static fn ( array $fact ) => $fact['status'] === 'publish' && $fact['page'] > 0 );
		$counts    = array_count_values( array_column( $published, 'page' ) );
		arsort( $counts );
		self::assertSame( array_keys( $counts ), array_column( $choices['pages'], 'id' ), 'the most frequent first' );
		$titles = array_map(
			static fn ( mixed $name ) => preg_replace( '/^.+ \(title as sent: “(.+)”\)$/u', '$1', Cast::string( $name ) ),
			array_column( $choices['pages'], 'name' )
		);
		self::assertEqualsCanonicalizing( [ 'A', 'B' ], $titles );
	}

	#[TestDox( '[PLS-19~] keeps which questions are columns for each user and survey, and no others' )]
	public function testKeepsTheColumnsOfEachUser(): void {
		$other = $this->publishedSurvey();
		self::assertSame( [ 'columns' => [ 'q2', 'q1' ] ], $this->choose( [ 'q2', 'gone', 'q1', 'q2' ] ) );
		self::assertSame( [ 'q2', 'q1' ], $this->columns( $this->survey ) );
		self::assertNull( $this->columns( $other ) );
		self::assertSame( [ 'columns' => [] ], $this->choose( [] ) );
		self::assertSame( [], $this->columns( $this->survey ), 'none is a choice' );

		$this->choose( [ 'q1' ] );
		$first = get_current_user_id();
		wp_set_current_user( self::secondAdmin() );
		self::assertNull( $this->columns( $this->survey ) );
		$this->choose( [ 'q2' ] );
		wp_set_current_user( $first );
		self::assertSame( [ 'q1' ], $this->columns( $this->survey ) );
		ListColumns::forget();
		wp_cache_flush();
		self::assertNull( $this->columns( $this->survey ) );
		$this->assertRefused( $this->post( $this->path( 'columns' ), [ 'columns' => 'q1;<b>' . str_repeat( 'a', 20 ) ] ), 400, 'rest_invalid_param' );
		$none = '/userfeedback/v1/surveys/4711/responses';
		$this->assertRefused( $this->get( "$none/choices" ), 404, 'userfeedback_survey_not_found' );
		$this->assertRefused( $this->post( "$none/columns", [ 'columns' => [] ] ), 404, 'userfeedback_survey_not_found' );
	}

	#[TestDox( '[PLS-19~] remembers a hundred surveys, and forgets the one that was chosen longest ago' )]
	public function testForgetsTheOldestChoice(): void {
		$user = get_current_user_id();
		foreach ( range( 1, 100 ) as $id ) {
			ListColumns::keep( $user, $id, [ "q$id" ] );
		}
		ListColumns::keep( $user, 1, [ 'again' ] );
		ListColumns::keep( $user, 101, [ 'new' ] );
		$kept = array_map( static fn ( int $id ) => ListColumns::of( $user, $id ), [ 1, 2, 3, 101 ] );
		self::assertSame( [ [ 'again' ], null, [ 'q3' ], [ 'new' ] ], $kept );
	}

	#[TestDox( '[PLS-17] [RSP-03~] counts and statistics follow a response into spam and back, and out of it for good' )]
	public function testStatisticsFollowSpam(): void {
		$ids    = [];
		$submit = fn ( string $answer ) => $this->post( $this->path(), $this->submission( $this->survey, [ 'q1' => $answer, 'q2' => 'Text' ] ) );
		foreach ( [ 'Yes', 'Yes', 'No' ] as $answer ) {
			self::assertSame( 201, $submit( $answer )->get_status() );
		}
		$ids    = array_column( $this->body( $this->get( $this->path() ) )['items'], 'id' );
		$before = $this->statistics();
		self::assertSame( [ 'total' => 3, 'Yes' => 2, 'No' => 1, 'texts' => 3, 'all' => 3, 'spam' => 0 ], $before );

		$this->post( $this->path( 'spam' ), [ 'response_ids' => [ $ids[2] ] ] );
		self::assertSame( [ 'total' => 2, 'Yes' => 1, 'No' => 1, 'texts' => 2, 'all' => 2, 'spam' => 1 ], $this->statistics() );
		$listed = $this->body( $this->get( $this->path(), [ 'filter' => [ 'status' => 'spam' ] ] ) );
		self::assertSame( [ [ $ids[2] ], [ 'spam' ] ], [ array_column( $listed['items'], 'id' ), array_column( $listed['items'], 'status' ) ] );
		self::assertSame( 1, $listed['pagination']['total'] );

		$this->post( $this->path( 'restore' ), [ 'response_ids' => [ $ids[2] ] ] );
		self::assertSame( $before, $this->statistics(), 'not spam' );

		$this->post( $this->path( 'spam' ), [ 'response_ids' => [ $ids[2] ] ] );
		self::assertSame( 200, $this->post( $this->path(), [ 'response_ids' => [ $ids[2] ] ], [], 'DELETE' )->get_status() );
		self::assertSame( [ 'total' => 2, 'Yes' => 1, 'No' => 1, 'texts' => 2, 'all' => 2, 'spam' => 0 ], $this->statistics() );
		$this->expectException( ResponseError::class );
		Plugin::instance()->get( StoredResponseService::class )->get( $this->survey->id, $ids[2] );
	}

	/**
	 * @return array<string, int>
	 */
	private function statistics(): array {
		$path    = "/userfeedback/v1/surveys/{$this->survey->id}/results";
		$results = $this->body( $this->get( $path, [ 'all_time' => true ] ) );
		$options = array_column( $results['question_stats'][0]['options'], 'count', 'value' );
		$list    = array_column( $this->body( $this->get( $this->path() ) )['status_filters'], 'count', 'status' );
		return [
			'total' => $results['total'],
			'Yes'   => $options['Yes'],
			'No'    => $options['No'],
			'texts' => $results['question_stats'][1]['total_answers'],
			'all'   => $list['all'],
			'spam'  => $list['spam'] ?? 0,
		];
	}

	private static function secondAdmin(): int {
		$id = wp_insert_user( [ 'user_login' => 'second', 'user_pass' => 'x', 'role' => 'administrator' ] );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @param list<string> $ids
	 * @return array<mixed>
	 */
	private function choose( array $ids ): array {
		return $this->body( $this->post( $this->path( 'columns' ), [ 'columns' => $ids ] ) );
	}

	/**
	 * @return list<string>|null
	 */
	private function columns( Survey $survey ): ?array {
		$columns = $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/responses/choices" ) )['columns'];
		return $columns === null ? null : array_values( array_map( strval( ... ), (array) $columns ) );
	}

	private function path( string $more = '' ): string {
		return rtrim( "/userfeedback/v1/surveys/{$this->survey->id}/responses/$more", '/' );
	}
}
