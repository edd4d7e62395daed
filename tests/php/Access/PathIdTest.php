<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Database\Connection;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Responses\StoredResponseService;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Tests\Support\Remarks;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Request;

/**
 * Every route with an id in its path acts on that id. WordPress looks for a parameter in the body and the query first, so the same name
 * there must not lead to another object.
 */
final class PathIdTest extends TestCase {

	use Remarks;
	use SurveyFixtures;

	private const SECRET = 'Secret of the other survey';

	/** They list other surveys on purpose; foreign ids must not change which. */
	private const LISTS_OTHERS = [ 'GET /surveys/{id}/reach', 'GET /posts/{id}/surveys' ];

	private Survey $named;
	private Survey $other;

	protected function setUp(): void {
		parent::setUp();
		$this->asAdmin();
		$this->named = $this->publishedSurvey();
		$this->answer( $this->named, 'Yes' );
	}

	#[DataProvider( 'places' )]
	public function testTheIdOfAnotherObjectInBodyOrQueryChangesAndShowsNothingOfIt( bool $inQuery ): void {
		$faults = [];
		$routes = array_filter( Routes::all(), static fn ( string $name ) => str_contains( $name, '{' ), ARRAY_FILTER_USE_KEY );
		self::assertArrayHasKey( 'POST /surveys/{id}', $routes );
		foreach ( $routes as $name => $route ) {
			$this->other = $this->secretSurvey();
			[ $published, $trashed ] = $this->responseIds( $this->other );
			// Right in all but the path: a route that took the id from elsewhere would do what was sent.
			$fields = [ 'id' => $this->other->id, 'survey_id' => $this->other->id, 'response_id' => $published ]
				+ [ 'note_id' => $this->storedNote( $this->other, $published, self::SECRET ), 'add' => [ 'Forged' ] ]
				+ $this->fittingFields( $name, $published, $trashed ) + $route->body( $this->other->id );

			$before   = $this->storedOfOther();
			$copies   = $this->copies();
			$response = $this->dispatch( $this->request( $route, $fields, $inQuery ) );
			$sent     = (string) wp_json_encode( $response->get_data() );
			self::assertNotContains( $response->get_status(), [ 401, 405, 500, 503 ], $name );
			self::assertStringNotContainsString( 'rest_missing_callback_param', $sent, "the request for $name does not reach it" );
			$isShown = in_array( $name, self::LISTS_OTHERS, true )
				? $response->get_data() !== $this->dispatch( $this->request( $route, [], $inQuery ) )->get_data()
				: str_contains( $sent, self::SECRET );
			if ( $isShown || $this->copies() !== $copies ) {
				$faults[] = "$name shows the other object";
			}
			if ( $this->storedOfOther() !== $before ) {
				$faults[] = "$name changes the other object";
			}
		}
		self::assertSame( [], $faults );
	}

	/**
	 * @return iterable<string, array{bool}>
	 */
	public static function places(): iterable {
		yield 'body' => [ false ];
		yield 'query' => [ true ];
	}

	/**
	 * A survey with a response that is published and one in the trash.
	 */
	private function secretSurvey(): Survey {
		$survey = $this->publishedSurvey(
			[
				'title'     => self::SECRET,
				'questions' => [ $this->text( 'q1', [ 'title' => self::SECRET ] ) ],
			]
		);
		$this->answer( $survey, self::SECRET );
		$this->answer( $survey, self::SECRET );
		[ $first, $second ] = $this->responseIds( $survey );
		Plugin::instance()->get( StoredResponseService::class )->trash( $survey->id, [ $second ] );
		$this->tag( $survey, $first, self::SECRET );
		return $survey;
	}

	private function answer( Survey $survey, string $text ): void {
		$response = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, [ 'q1' => $text ] ) );
		self::assertSame( 201, $response->get_status() );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return WP_REST_Request<array<string, mixed>>
	 */
	private function request( Routes $route, array $fields, bool $inQuery ): WP_REST_Request {
		$mine    = $this->responseIds( $this->named )[0];
		$own     = [ 'id' => $this->named->id, 'response_id' => $mine, 'note_id' => $this->storedNote( $this->named, $mine ) ];
		$request = new WP_REST_Request( $route->verb, $route->path( $own ) );
		if ( $inQuery || $route->verb === 'GET' ) {
			$request->set_query_params( $fields );
		}
		if ( ! $inQuery ) {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( $fields ) );
		}
		return $request;
	}

	/**
	 * What makes a request count for the other survey.
	 *
	 * @return array<string, mixed>
	 */
	private function fittingFields( string $name, int $published, int $trashed ): array {
		$token = fn ( string $action ) => Plugin::instance()->get( VisitorToken::class )->create( $this->other->id, $this->other->revision, $action );
		return match ( true ) {
			$name === 'POST /surveys/{id}/responses'  => $this->submission( $this->other, [ 'q1' => 'Forged' ] ),
			str_ends_with( $name, '/impression' )     => [ 'nonce' => $token( 'impression' ) ],
			str_ends_with( $name, '/progress' )       => [ 'nonce' => $token( 'progress' ), 'event' => 'started' ],
			str_contains( $name, 'DELETE' )           => [ 'response_ids' => [ $trashed ] ],
			str_ends_with( $name, '/restore' )        => [ 'response_ids' => [ $trashed ] ],
			default                                   => [ 'response_ids' => [ $published ], 'survey' => (object) [ 'title' => 'Overwritten' ] ],
		};
	}

	/**
	 * @return list<int>
	 */
	private function responseIds( Survey $survey ): array {
		$connection = Plugin::instance()->get( Connection::class );
		$rows       = $connection->rows( 'SELECT id FROM %i WHERE survey_id = %d ORDER BY id', $connection->table( 'responses' ), $survey->id );
		return array_map( intval( ... ), array_column( $rows, 'id' ) );
	}

	/**
	 * @return array<string, list<array<string, string|null>>> Rows by table.
	 */
	private function storedOfOther(): array {
		$connection = Plugin::instance()->get( Connection::class );
		$stored     = [ 'surveys' => $connection->rows( 'SELECT * FROM %i WHERE id = %d', $connection->table( 'surveys' ), $this->other->id ) ];
		$tables = [
			'responses', 'answers', 'answer_texts', 'survey_counts', 'question_counts',
			'survey_revisions', 'response_notes', 'response_tags',
		];
		foreach ( $tables as $table ) {
			$stored[ $table ] = $connection->rows( 'SELECT * FROM %i WHERE survey_id = %d', $connection->table( $table ), $this->other->id );
		}
		return $stored;
	}

	private function copies(): int {
		$connection = Plugin::instance()->get( Connection::class );
		$pattern    = $connection->contains( self::SECRET );
		return (int) $connection->value( 'SELECT COUNT(*) FROM %i WHERE title LIKE %s', $connection->table( 'surveys' ), $pattern );
	}
}
