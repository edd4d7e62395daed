<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use UserFeedback\Model\Survey;
use UserFeedback\Surveys\SurveySummary;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Surveys keep WordPress' habits: register_rest_field(), `_fields`, a filter for each item.
 */
final class SurveyRestFieldsTest extends TestCase {

	use SurveyFixtures;

	private const PATH = '/userfeedback/v1/surveys';

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
	}

	protected function tearDown(): void {
		unset( $GLOBALS['wp_rest_additional_fields']['userfeedback_survey'] );
		parent::tearDown();
	}

	public function testARegisteredFieldIsInEveryAnswer(): void {
		register_rest_field(
			'userfeedback_survey',
			'acme_link',
			[
				'get_callback' => static fn ( array $survey ) => "https://example.org/{$survey['id']}",
				'schema'       => [ 'type' => 'string' ],
			]
		);
		$id      = $this->storedSurvey()->id;
		$created = $this->body( $this->post( self::PATH, [ 'survey' => $this->surveyInput() ] ) );
		self::assertSame( "https://example.org/{$created['id']}", $created['acme_link'] );
		self::assertFalse( $created['published'] );
		self::assertSame( "https://example.org/$id", $this->body( $this->get( self::PATH . "/$id" ) )['acme_link'] );
		self::assertSame( "https://example.org/$id", $this->body( $this->post( self::PATH . "/$id", [ 'survey' => [] ] ) )['acme_link'] );
		$copy = $this->post( self::PATH . "/$id/duplicate" );
		self::assertSame( 201, $copy->get_status() );
		self::assertSame( "https://example.org/{$this->body( $copy )['id']}", $this->body( $copy )['acme_link'] );
		$links = array_column( $this->body( $this->get( self::PATH ) )['items'], 'acme_link', 'id' );
		self::assertSame( "https://example.org/$id", $links[ $id ] );
		self::assertCount( 3, $links );

		$server = Routes::server();
		$schema = $server->get_data_for_route( self::PATH, $server->get_routes()[ self::PATH ], 'help' )['schema'] ?? [];
		self::assertSame( 'userfeedback_survey', $schema['title'] );
		self::assertSame( [ 'type' => 'string' ], $schema['properties']['acme_link'] );
	}

	public function testARegisteredFieldIsStored(): void {
		$stored = [];
		register_rest_field(
			'userfeedback_survey',
			'acme_note',
			[
				'update_callback' => static function ( string $note, Survey $survey ) use ( &$stored ): ?WP_Error {
					$stored[ $survey->id ] = $note;
					return $note === '' ? new WP_Error( 'acme_empty', 'Enter a note.', [ 'status' => 400 ] ) : null;
				},
			]
		);
		$saved = $this->post( self::PATH, [ 'survey' => $this->surveyInput(), 'acme_note' => 'Hello' ] );
		self::assertSame( 201, $saved->get_status() );
		$id = (int) $this->body( $saved )['id'];
		$this->assertRefused( $this->post( self::PATH . "/$id", [ 'survey' => [], 'acme_note' => '' ] ), 400, 'acme_empty' );
		self::assertSame( [ $id => '' ], $stored );
	}

	public function testFieldsNamesWhatIsAnswered(): void {
		register_rest_field( 'userfeedback_survey', 'acme_link', [ 'get_callback' => static fn () => 'https://example.org/' ] );
		$id = $this->storedSurvey()->id;
		self::assertSame( [ 'id', 'title' ], array_keys( $this->answer( self::PATH . "/$id", 'id,title' ) ) );
		self::assertSame( [ 'acme_link' ], array_keys( $this->answer( self::PATH . "/$id", 'acme_link' ) ) );
		$nested = $this->answer( self::PATH . "/$id", 'settings.thank_you.message' );
		self::assertSame( [ 'settings' => [ 'thank_you' => [ 'message' => 'Thanks for your feedback!' ] ] ], $nested );
		$list = $this->answer( self::PATH, 'items' );
		self::assertSame( [ 'items' ], array_keys( $list ) );
		self::assertSame( [ $id, 'https://example.org/' ], [ $list['items'][0]['id'], $list['items'][0]['acme_link'] ], 'items are whole' );
	}

	public function testEveryItemIsFiltered(): void {
		$survey = $this->storedSurvey();
		$seen   = [];
		$filter = static function ( WP_REST_Response $response, object $item, WP_REST_Request $request ) use ( &$seen ): WP_REST_Response {
			$seen[] = [ $item::class, $request->get_route() ];
			$response->set_data( [ 'title' => 'Filtered' ] + (array) $response->get_data() );
			return $response;
		};
		add_filter( 'userfeedback_rest_prepare_survey', $filter, 10, 3 );
		self::assertSame( 'Filtered', $this->body( $this->get( self::PATH . "/$survey->id" ) )['title'] );
		self::assertSame( 'Filtered', $this->body( $this->get( self::PATH ) )['items'][0]['title'] );
		self::assertSame( [ [ Survey::class, self::PATH . "/$survey->id" ], [ SurveySummary::class, self::PATH ] ], $seen );

		remove_all_filters( 'userfeedback_rest_prepare_survey' );
		add_filter( 'userfeedback_rest_prepare_survey', '__return_null' );
		self::assertSame( 'Commas', $this->body( $this->get( self::PATH . "/$survey->id" ) )['title'], 'a broken filter breaks nothing' );
	}

	/**
	 * What WordPress sends: it applies `_fields` after the route has answered.
	 *
	 * @return array<mixed>
	 */
	private function answer( string $path, string $fields ): array {
		$request = new WP_REST_Request( 'GET', $path );
		$request->set_query_params( [ '_fields' => $fields ] );
		return $this->body( rest_filter_response_fields( $this->dispatch( $request ), rest_get_server(), $request ) );
	}
}
