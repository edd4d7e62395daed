<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Responses;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Database\Connection;
use UserFeedback\Model\OptionId;
use UserFeedback\Model\Response;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Results\ResultsService;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Responses as those who may read results see them.
 */
final class ResponsesRestTest extends TestCase {

	use SurveyFixtures;

	#[TestDox( '[RSP-02~] lists by status, newest first, with the number of each status' )]
	public function testListsNewestFirstByStatus(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		$ids    = $this->answered( $survey, 5 );
		$this->post( $this->path( $survey ) . '/trash', [ 'response_ids' => [ $ids[1] ] ] );
		$this->post( $this->path( $survey ) . '/spam', [ 'response_ids' => [ $ids[2] ] ] );

		$list = $this->body( $this->get( $this->path( $survey ), [ 'per_page' => 2 ] ) );
		self::assertSame( [ $ids[4], $ids[3] ], array_column( $list['items'], 'id' ) );
		self::assertSame( [ 'page' => 1, 'pages' => 2, 'per_page' => 2, 'total' => 3 ], $list['pagination'] );
		self::assertSame( [ 'all' => 3, 'publish' => 3, 'trash' => 1, 'spam' => 1 ], array_column( $list['status_filters'], 'count', 'status' ) );
		self::assertStringEndsWith( '(title as sent: “Hello”)', $list['items'][0]['page_submitted']['name'] );

		$trash = $this->body( $this->get( $this->path( $survey ), [ 'filter' => [ 'status' => 'trash' ] ] ) );
		self::assertSame( [ $ids[1] ], array_column( $trash['items'], 'id' ) );
	}

	public function testShowsAResponseInTheWordsThatItsVisitorSaw(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		$this->post( $this->path( $survey ), $this->submission( $survey, [ 'q1' => 'No', 'q2' => null ] ) );
		$questions = [ $this->radio( 'q1', [ 'Never', 'Always' ], [ 'title' => 'Renamed?' ] ) ];
		Plugin::instance()->get( SurveyService::class )->update( $survey->id, [ 'questions' => $questions ], 1 );

		$id       = $this->ids( $survey )[0];
		$response = $this->body( $this->get( $this->path( $survey ) . "/$id" ) );
		$choice   = [ 'question_id' => 'q1', 'title' => 'Question q1?', 'type' => 'radio-button', 'value' => [ 'No' ] ];
		$skipped  = [ 'question_id' => 'q2', 'title' => 'Question q2?', 'type' => 'text', 'value' => null ];
		self::assertSame(
			[ $choice + [ 'option_ids' => [ OptionId::ofLabel( 'No' ) ], 'extra' => [] ], $skipped + [ 'option_ids' => [], 'extra' => [] ] ],
			$response['answers']
		);
	}

	public function testSortsByDateEitherWay(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		$ids    = $this->answered( $survey, 3 );
		$list   = $this->body( $this->get( $this->path( $survey ), [ 'order' => 'asc', 'per_page' => 2, 'page' => 2 ] ) );
		self::assertSame( [ $ids[2] ], array_column( $list['items'], 'id' ) );
		self::assertSame( [ 'id' => $survey->id, 'title' => $survey->title ], $list['survey'] );
		$this->assertRefused( $this->get( $this->path( $survey ), [ 'order' => 'sideways' ] ), 400, 'rest_invalid_param' );
	}

	public function testTellsTheNeighboursOfTheSameSurveyAndStatus(): void {
		$this->asAdmin();
		[ $survey, $other ]            = [ $this->publishedSurvey(), $this->publishedSurvey() ];
		[ $oldest ]                    = $this->answered( $survey, 1 );
		$this->answered( $other, 1 );
		[ $trashed, $middle, $newest ] = array_slice( $this->answered( $survey, 3 ), -3 );
		$this->post( $this->path( $survey ) . '/trash', [ 'response_ids' => [ $trashed ] ] );

		$places = [];
		foreach ( [ $newest, $middle, $oldest, $trashed ] as $id ) {
			$response = $this->body( $this->get( $this->path( $survey ) . "/$id" ) );
			$places[] = [ $response['previous'], $response['next'], $response['position'], $response['count'] ];
		}
		self::assertSame( [ [ null, $middle, 1, 3 ], [ $newest, $oldest, 2, 3 ], [ $middle, null, 3, 3 ], [ null, null, 1, 1 ] ], $places );
	}

	public function testKeepsTheKindOfBrowserAndAnAddressThatNamesNobody(): void {
		$this->asAdmin();
		$survey                 = $this->publishedSurvey();
		$address                = $_SERVER['REMOTE_ADDR'] ?? null;
		$_SERVER['REMOTE_ADDR'] = '203.0.113.77';
		$agent                  = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1';
		$this->post( $this->path( $survey ), $this->submission( $survey, [ 'q1' => 'Yes' ] ), [ 'User-Agent' => $agent ] );
		$_SERVER['REMOTE_ADDR'] = $address;

		$response = $this->body( $this->get( $this->path( $survey ) . '/' . $this->ids( $survey )[0] ) );
		$kept     = array_intersect_key( $response, array_flip( [ 'user_ip', 'user_browser', 'user_os', 'user_device' ] ) );
		self::assertSame(
			[
				'user_ip'      => '203.0.113.0',
				'user_browser' => 'Safari',
				'user_os'      => 'iOS',
				'user_device'  => 'Mobile',
			],
			$kept
		);
		self::assertSame( [ $survey->id, $survey->title ], [ $response['survey']['id'], $response['survey']['title'] ] );
	}

	#[TestDox( '[RSP-03~] [PLS-17~] statistics follow a response to the trash, to spam and back' )]
	public function testStatisticsFollowWhatBecomesOfAResponse(): void {
		$this->asAdmin();
		$survey         = $this->publishedSurvey();
		[ $yes, $more ] = $this->answered( $survey, 2 );
		$steps          = [
			[ 'trash', [ $yes ], 1 ],
			[ 'trash', [ $yes, $more ], 0 ],
			[ 'restore', [ $yes ], 1 ],
			[ 'restore', [ $yes ], 1 ],
			[ 'spam', [ $yes ], 0 ],
			[ 'trash', [ $yes ], 0 ],
			[ 'restore', [ $yes ], 0 ],
			[ 'restore', [ $yes, $more ], 2 ],
		];
		foreach ( $steps as $number => [ $action, $ids, $expected ] ) {
			self::assertSame( 200, $this->post( $this->path( $survey ) . "/$action", [ 'response_ids' => $ids ] )->get_status() );
			$results = Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null );
			self::assertSame( $expected, $results['total'], "step $number: $action" );
			self::assertSame( $expected, $results['question_stats'][0]['options'][0]['count'], "step $number: $action" );
			self::assertSame( $expected, $results['question_stats'][1]['total_answers'], "step $number: $action" );
		}
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $survey->id ), 'nothing was wrong' );
	}

	public function testTestsStayOutOfTheStatisticsWhateverBecomesOfThem(): void {
		$this->asAdmin();
		$survey   = $this->publishedSurvey();
		[ $a ]    = $this->answered( $survey, 2 );
		$body     = [ 'response_ids' => [ $a ] ];
		$call     = fn ( string $action, array $more ) => $this->post( $this->path( $survey ) . "/$action", $body + $more );
		$expected = [
			[ 'test', [], 1 ],
			[ 'test', [ 'is_test' => true ], 1 ],
			[ 'trash', [], 1 ],
			[ 'restore', [], 1 ],
			[ 'test', [ 'is_test' => false ], 2 ],
			[ 'trash', [], 1 ],
			[ 'test', [], 1 ],
			[ 'restore', [], 1 ],
			[ 'test', [ 'is_test' => false ], 2 ],
		];
		foreach ( $expected as $step => [ $action, $more, $total ] ) {
			self::assertSame( 200, $call( $action, $more )->get_status() );
			self::assertSame( $total, Plugin::instance()->get( ResultsService::class )->ofSurvey( $survey->id, null )['total'], "step $step" );
		}
		self::assertFalse( Plugin::instance()->get( Recount::class )->run( $survey->id ) );
	}

	#[TestDox( '[RSP-02~] [RSP-03~] only what is in the trash can be deleted for good' )]
	public function testOnlyTheTrashCanBeDeleted(): void {
		$this->asAdmin();
		$survey      = $this->publishedSurvey();
		[ $a, $b ]   = $this->answered( $survey, 2 );
		$delete      = fn ( int ...$ids ) => $this->post( $this->path( $survey ), [ 'response_ids' => $ids ], [], 'DELETE' );
		$this->assertRefused( $delete( $a ), 409, 'userfeedback_response_not_in_trash' );
		$this->post( $this->path( $survey ) . '/trash', [ 'response_ids' => [ $a ] ] );
		$this->assertRefused( $delete( $a, $b ), 409, 'userfeedback_response_not_in_trash' );
		self::assertSame( [ $a ], $this->body( $delete( $a ) )['deleted'] );
		$this->assertRefused( $this->get( $this->path( $survey ) . "/$a" ), 404, 'userfeedback_response_not_found' );
		self::assertSame( [ 1, 2, 1 ], [ $this->rows( 'responses' ), $this->rows( 'answers' ), $this->rows( 'answer_texts' ) ] );
	}

	public function testResponsesOfAnotherSurveyAreOutOfReach(): void {
		$this->asAdmin();
		$mine    = $this->publishedSurvey();
		$other   = $this->publishedSurvey();
		[ $id ]  = $this->answered( $other, 1 );
		$refused = [
			$this->get( $this->path( $mine ) . "/$id" ),
			$this->post( $this->path( $mine ) . '/trash', [ 'response_ids' => [ $id ] ] ),
			$this->post( $this->path( $mine ) . '/restore', [ 'response_ids' => [ $id ] ] ),
			$this->post( $this->path( $mine ) . '/spam', [ 'response_ids' => [ $id ] ] ),
			$this->post( $this->path( $mine ), [ 'response_ids' => [ $id ] ], [], 'DELETE' ),
		];
		foreach ( $refused as $response ) {
			$this->assertRefused( $response, 404, 'userfeedback_response_not_found' );
		}
		$this->assertRefused( $this->get( '/userfeedback/v1/surveys/4711/responses' ), 404, 'userfeedback_survey_not_found' );
		self::assertSame( 1, Plugin::instance()->get( ResultsService::class )->ofSurvey( $other->id, null )['total'] );
	}

	public function testFieldsAndFiltersOfOthersReachListAndSingleResponse(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		[ $id ] = $this->answered( $survey, 1 );
		register_rest_field(
			'userfeedback_response',
			'crm_id',
			[
				'get_callback' => static fn ( array $response ) => "crm-{$response['id']}",
				'schema'       => [ 'type' => 'string' ],
			]
		);
		add_filter(
			'userfeedback_rest_prepare_response',
			static function ( WP_REST_Response $response, Response $model ): WP_REST_Response {
				$response->set_data( [ 'user_ip' => "hidden on $model->day" ] + (array) $response->get_data() );
				return $response;
			},
			10,
			2
		);
		try {
			$list   = $this->body( $this->get( $this->path( $survey ), [ '_fields' => 'items' ] ) );
			$single = $this->body( $this->get( $this->path( $survey ) . "/$id" ) );
			$some   = $this->body( $this->get( $this->path( $survey ) . "/$id", [ '_fields' => 'id,position' ] ) );
			$schema = rest_get_server()->dispatch( new WP_REST_Request( 'OPTIONS', $this->path( $survey ) . "/$id" ) )->get_data();
		} finally {
			unset( $GLOBALS['wp_rest_additional_fields']['userfeedback_response'] );
		}
		foreach ( [ $list['items'][0], $single ] as $response ) {
			self::assertSame( "crm-$id", $response['crm_id'] );
			self::assertStringStartsWith( 'hidden on 20', $response['user_ip'] );
		}
		self::assertArrayNotHasKey( 'crm_id', $some );
		self::assertSame( 'userfeedback_response', $schema['schema']['title'] );
		self::assertArrayHasKey( 'crm_id', $schema['schema']['properties'] );
	}

	public function testWhatAResponseStoresAboutItsVisitorIsFiltered(): void {
		$survey = $this->publishedSurvey();
		$given  = [];
		$answer = null;
		add_filter(
			'userfeedback_visitor_data',
			static function ( array $data, Survey $of ) use ( &$given, &$answer ): mixed {
				$given[] = [ $data, $of->id ];
				return $answer;
			},
			10,
			2
		);
		$agent   = [ 'User-Agent' => 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' ];
		$nothing = [ 'ip' => '', 'browser' => '', 'os' => '', 'device' => '' ];
		$known   = [ 'ip' => '2001:db8::1', 'browser' => 'edge', 'os' => 'linux', 'device' => 'tablet' ];
		$cases   = [
			[ $known, $known ],
			// What is not understood is not stored.
			[ [ 'ip' => 'at home', 'browser' => '<b>', 'os' => 'windows', 'device' => [] ], [ 'os' => 'windows' ] + $nothing ],
			[ null, $nothing ],
		];
		foreach ( $cases as [ $answer, $expected ] ) {
			self::assertSame( 201, $this->post( $this->path( $survey ), $this->submission( $survey, [ 'q1' => 'Yes' ] ), $agent )->get_status() );
			$connection = Plugin::instance()->get( Connection::class );
			$row        = $connection->row( 'SELECT ip, browser, os, device FROM %i ORDER BY id DESC LIMIT 1', $connection->table( 'responses' ) );
			self::assertEquals( $expected, $row );
		}
		[ $data, $id ] = $given[0];
		self::assertSame( $survey->id, $id );
		self::assertSame( [ 'firefox', 'windows', 'desktop' ], [ $data['browser'], $data['os'], $data['device'] ] );
	}

	private function path( Survey $survey ): string {
		return "/userfeedback/v1/surveys/$survey->id/responses";
	}

	/**
	 * Answers a survey some times with Yes and a text.
	 *
	 * @return list<int> Ids of the responses, oldest first.
	 */
	private function answered( Survey $survey, int $times ): array {
		for ( $time = 1; $time <= $times; $time++ ) {
			$submission = $this->submission( $survey, [ 'q1' => 'Yes', 'q2' => "Text $time" ] );
			self::assertSame( 201, $this->post( $this->path( $survey ), $submission )->get_status() );
		}
		return array_reverse( $this->ids( $survey ) );
	}

	/**
	 * @return list<int>
	 */
	private function ids( Survey $survey ): array {
		$found = Plugin::instance()->get( StoredResponseService::class )->list( new \UserFeedback\Responses\ResponseQuery( $survey->id ) );
		return array_column( $found['items'], 'id' );
	}
}
