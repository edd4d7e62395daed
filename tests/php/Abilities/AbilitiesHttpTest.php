<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Abilities;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\LicenseStore;
use UserFeedback\Tests\Support\HttpAnswer;
use UserFeedback\Tests\Support\HttpSession;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\TestServer;
use UserFeedback\Tests\TestCase;

/**
 * The abilities over WordPress' own routes, wp-abilities/v1, by a real web server.
 */
#[Group( 'commits' )]
final class AbilitiesHttpTest extends TestCase {

	use SurveyFixtures;

	private const ROUTE = '/wp-abilities/v1/abilities/userfeedback';

	#[TestDox( '[OPS-04] over HTTP, an administrator lists surveys, reads results and creates a draft; editors, subscribers and visitors do not' )]
	public function testEveryAbilityByRole(): void {
		$survey = $this->publishedSurvey();
		$server = TestServer::shared();
		$admin  = $server->session( 1 );
		$people = [
			'editor'     => [ 403, $server->session( $this->asRole( 'editor' ) ) ],
			'subscriber' => [ 403, $server->session( $this->asRole( 'subscriber' ) ) ],
			'anonymous'  => [ 401, $server->session() ],
		];
		foreach ( $this->calls( $survey->id ) as $name => [ $verb, $input ] ) {
			foreach ( $people as $role => [ $status, $person ] ) {
				$answer = self::call( $person, $verb, $name, $input );
				self::assertSame( [ $status, 'rest_ability_cannot_execute' ], [ $answer->status, $answer->code() ], "$role, $name: $answer->body" );
			}
			// Reading is no POST, and writing no GET: no link can write.
			self::assertSame( 405, self::call( $admin, $verb === 'GET' ? 'POST' : 'GET', $name, $input )->status, $name );
			$answer = self::call( $admin, $verb, $name, $input );
			self::assertSame( 200, $answer->status, "$name: $answer->body" );
			self::assertNotSame( [], $answer->json(), $name );
		}
		self::assertSame( 2, $this->rows( 'surveys' ), 'the published one and one draft' );
		$listed = self::call( $admin, 'GET', 'list-surveys', [ 'per_page' => 1, 'status' => 'draft' ] )->json();
		self::assertSame( [ [ 'Prices' ], [ 'draft' ] ], [ array_column( $listed['items'], 'title' ), array_column( $listed['items'], 'status' ) ] );
	}

	#[TestDox( '[OPS-04~] over HTTP, a wrong input is 400 with the field, what is missing 404, and what the plan locks 403' )]
	public function testRefusals(): void {
		$survey = $this->publishedSurvey();
		$admin  = TestServer::shared()->session( 1 );
		$wrong  = self::call( $admin, 'GET', 'get-results', [ 'survey_id' => 'x' ] );
		self::assertSame( [ 400, 'ability_invalid_input' ], [ $wrong->status, $wrong->code() ] );
		self::assertStringContainsString( 'survey_id', $wrong->body );
		self::assertSame( 404, self::call( $admin, 'GET', 'get-results', [ 'survey_id' => 999 ] )->status );
		delete_option( LicenseStore::OPTION );
		$long = [ 'survey_id' => $survey->id, 'all_time' => 'true' ];
		self::assertSame( 'userfeedback_feature_locked', self::call( $admin, 'GET', 'get-results', $long )->code() );
		self::assertSame( 200, self::call( $admin, 'GET', 'get-results', [ 'all_time' => 'false' ] + $long )->status );
		self::assertSame( 404, self::call( $admin, 'POST', 'delete-survey', [ 'survey_id' => $survey->id ] )->status );
	}

	#[TestDox( '[OPS-04~] T99: who loses the capability is refused by the next call' )]
	public function testALostRight(): void {
		$survey = $this->publishedSurvey();
		$user   = get_userdata( $this->asRole( 'editor' ) );
		self::assertNotFalse( $user );
		$user->set_role( 'administrator' );
		$person = TestServer::shared()->session( $user->ID );
		foreach ( $this->calls( $survey->id ) as $name => [ $verb, $input ] ) {
			self::assertSame( 200, self::call( $person, $verb, $name, $input )->status, $name );
		}
		$user->set_role( 'editor' );
		foreach ( $this->calls( $survey->id ) as $name => [ $verb, $input ] ) {
			self::assertSame( 403, self::call( $person, $verb, $name, $input )->status, $name );
		}
	}

	/**
	 * @return array<string, array{non-empty-string, array<string, mixed>}> Verb and input of a right call by ability.
	 */
	private function calls( int $surveyId ): array {
		return [
			'list-surveys'   => [ 'GET', [] ],
			'get-survey'     => [ 'GET', [ 'survey_id' => $surveyId ] ],
			'list-templates' => [ 'GET', [] ],
			'get-results'    => [ 'GET', [ 'survey_id' => $surveyId ] ],
			'list-texts'     => [ 'GET', [ 'survey_id' => $surveyId, 'question_id' => 'q2' ] ],
			'create-draft'   => [ 'POST', [ 'title' => 'Prices', 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ) ] ] ],
		];
	}

	/**
	 * @param non-empty-string     $verb
	 * @param array<string, mixed> $input
	 */
	private static function call( HttpSession $person, string $verb, string $name, array $input ): HttpAnswer {
		$query   = $verb === 'GET' && $input !== [] ? '?' . http_build_query( [ 'input' => $input ] ) : '';
		$headers = $person->nonce === '' ? [] : [ 'X-WP-Nonce' => $person->nonce ];
		return $person->rest( $verb, self::ROUTE . "/$name/run$query", [ 'input' => (object) $input ], $headers );
	}
}
