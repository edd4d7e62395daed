<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Access;

use PHPUnit\Framework\Attributes\DataProvider;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Capability;
use UserFeedback\Plugin;
use UserFeedback\Settings\Settings;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\Leaves;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SampleValues;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * Which capability each field of a survey needs, read and written by roles with and without it. A field of a setting section needs that of
 * its group; any other field that is new in the schema fails until FIELDS lists it.
 */
final class SurveyFieldRightsTest extends TestCase {

	use SurveyFixtures;

	/** Field outside of the sections → capability that seeing and changing it needs, and a value that differs from the stored one. */
	private const FIELDS = [
		'title'     => [ Capability::EDIT_SURVEYS, 'Another title' ],
		'type'      => [ Capability::EDIT_SURVEYS, 'nps' ],
		'status'    => [ Capability::EDIT_SURVEYS, 'publish' ],
		'template'  => [ Capability::EDIT_SURVEYS, 'blank' ],
		'questions' => [ Capability::EDIT_SURVEYS, [] ],
	];

	/** A notification carries answers: whoever chooses its recipients reads them. Every section in this group needs the right to. */
	private const CARRIES_ANSWERS = 'notifications.';

	private const EMAIL = [
		'active'    => true,
		'addresses' => 'owner@example.org',
		'logic'     => [
			'enable'     => false,
			'action'     => 'send',
			'conditions' => [],
		],
	];

	private const CODE = 'userfeedback_recipients_denied';

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
	}

	public function testTheTableListsExactlyTheFieldsOutsideOfSections(): void {
		$paths = [];
		foreach ( Leaves::of( SurveyFields::schema() ) as $path ) {
			$paths[] = $path[0] === 'questions' ? 'questions' : implode( '.', $path );
		}
		$leaves     = array_filter( $paths, static fn ( string $path ) => preg_grep( '/^' . preg_quote( $path, '/' ) . '\./', $paths ) === [] );
		$ofSections = array_keys( SurveyFields::ofSections() );
		$others     = array_filter(
			$leaves,
			static fn ( string $path ) => array_filter( $ofSections, static fn ( string $field ) => str_starts_with( "$path.", "$field." ) ) === []
		);
		self::assertEqualsCanonicalizing( array_keys( self::FIELDS ), array_values( array_unique( $others ) ) );
	}

	#[DataProvider( 'fields' )]
	public function testAChangeNeedsTheCapabilityOfItsField( string $field, string $capability, mixed $value ): void {
		$this->assertChangeNeeds( $field, $capability, $value );
	}

	public function testAChangeOfASectionNeedsTheCapabilityOfItsGroup(): void {
		$checked = [];
		foreach ( SurveyFields::ofSections() as $field => $schema ) {
			$survey = $this->storedSurvey( [ 'notifications' => [ 'email' => self::EMAIL ] ] );
			$value  = SampleValues::other( $schema, $this->at( $this->stored( $survey->id ), explode( '.', $field ) ) );
			if ( $value === null ) {
				// It can be one word only.
				continue;
			}
			$needed = str_starts_with( $field, self::CARRIES_ANSWERS ) ? Capability::VIEW_RESULTS : Capability::EDIT_SURVEYS;
			$this->assertChangeNeeds( $field, $needed, $value );
			$checked[ $needed ][] = $field;
		}
		self::assertContains( 'settings.thank_you.message', $checked[ Capability::EDIT_SURVEYS ] ?? [] );
		self::assertContains( 'publish_at', $checked[ Capability::EDIT_SURVEYS ] ?? [] );
		self::assertContains( 'notifications.email.active', $checked[ Capability::VIEW_RESULTS ] ?? [] );
		self::assertContains( 'notifications.email.addresses', $checked[ Capability::VIEW_RESULTS ] ?? [] );
	}

	public function testANewSurveyHasTheDefaultRecipientsWithoutTheCapability(): void {
		$this->become( [ Capability::EDIT_SURVEYS ] );
		foreach ( [ 'active' => true, 'addresses' => 'editor@example.org' ] as $name => $value ) {
			$email  = [ $name => $value ] + [ 'active' => false, 'addresses' => '' ];
			$input  = $this->surveyInput( [ 'notifications' => [ 'email' => $email ] ] );
			$errors = $this->assertRefused( $this->post( '/userfeedback/v1/surveys', [ 'survey' => $input ] ), 403, self::CODE );
			self::assertSame( [ "notifications.email.$name" => 'not_allowed' ], $errors );
		}
		self::assertSame( 0, $this->rows( 'surveys' ) );
	}

	public function testNoAnswerShowsAFieldWithoutItsCapability(): void {
		update_option( 'admin_email', 'owner@example.org' );
		$survey = $this->storedSurvey( [ 'notifications' => [ 'email' => self::EMAIL ] ] );
		foreach ( $this->roles() as $granted ) {
			$this->become( $granted );
			$path    = "/userfeedback/v1/surveys/$survey->id";
			$answers = [
				'get'       => $this->get( $path ),
				'list'      => $this->get( '/userfeedback/v1/surveys' ),
				'update'    => $this->post( $path, [ 'survey' => [ 'title' => 'Another title' ] ] ),
				'conflict'  => $this->post( $path, [ 'survey' => [ 'title' => 'Another title' ], 'revision' => 1 ] ),
				'create'    => $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput() ] ),
				'duplicate' => $this->post( "$path/duplicate" ),
			];
			$sees    = in_array( Capability::VIEW_RESULTS, $granted, true );
			foreach ( $answers as $name => $answer ) {
				self::assertLessThan( 410, $answer->get_status(), $name );
				$shows = str_contains( (string) wp_json_encode( $this->body( $answer ) ), 'owner@example.org' );
				self::assertSame( $sees && ! in_array( $name, [ 'list', 'conflict' ], true ), $shows, $name );
			}
			$copy = $this->stored( (int) $this->body( $answers['duplicate'] )['id'] );
			self::assertSame( self::EMAIL, $copy['notifications']['email'], 'a copy has the same recipients, seen or not' );
			$new = $this->stored( (int) $this->body( $answers['create'] )['id'] );
			self::assertEquals( [ 'active' => false ] + self::EMAIL, $new['notifications']['email'], 'the default' );
		}
	}

	public function testWhatWasReadCanBeSentBackWholeWithoutTheCapability(): void {
		$survey = $this->storedSurvey( [ 'notifications' => [ 'email' => self::EMAIL ] ] );
		$this->become( [ Capability::EDIT_SURVEYS ] );
		$read     = $this->read( $survey->id );
		$fields   = array_keys( SurveyFields::schema()['properties'] );
		$sent     = [ 'title' => 'Another title' ] + array_intersect_key( $read, array_flip( $fields ) );
		$response = $this->post( "/userfeedback/v1/surveys/$survey->id", [ 'survey' => $sent ] );
		self::assertSame( 200, $response->get_status() );
		$stored = $this->stored( $survey->id );
		self::assertSame( [ 'Another title', self::EMAIL ], [ $stored['title'], $stored['notifications']['email'] ] );
		self::assertEquals( [ 'addresses' => '' ] + self::EMAIL, $this->body( $response )['notifications']['email'] );
		// What is hidden cannot be found by guessing.
		$guess = [ 'notifications' => [ 'email' => self::EMAIL ] ];
		$this->assertRefused( $this->post( "/userfeedback/v1/surveys/$survey->id", [ 'survey' => $guess ] ), 403, self::CODE );
	}

	/**
	 * @return iterable<string, array{string, string, mixed}>
	 */
	public static function fields(): iterable {
		foreach ( self::FIELDS as $field => [ $capability, $value ] ) {
			yield $field => [ $field, $capability, $value ];
		}
	}

	private function assertChangeNeeds( string $field, string $capability, mixed $value ): void {
		$path = explode( '.', $field );
		foreach ( $this->roles() as $granted ) {
			$survey   = $this->storedSurvey( [ 'notifications' => [ 'email' => self::EMAIL ] ] );
			$before   = $this->stored( $survey->id );
			$user     = $this->become( $granted );
			$sent     = Leaves::put( array_intersect_key( $this->read( $survey->id ), [ $path[0] => 1 ] ), $path, $value );
			$response = $this->post( "/userfeedback/v1/surveys/$survey->id", [ 'survey' => $sent + [ 'title' => 'Changed' ] ] );
			if ( in_array( $capability, $granted, true ) ) {
				self::assertSame( 200, $response->get_status(), $field );
				self::assertSame( $value, $this->at( $this->stored( $survey->id ), $path ), $field );
				self::assertSame( $user, Plugin::instance()->get( SurveyService::class )->get( $survey->id )->updatedBy );
				continue;
			}
			self::assertSame( [ $field => 'not_allowed' ], $this->assertRefused( $response, 403, self::CODE ) );
			self::assertSame( $before, $this->stored( $survey->id ), "nothing is stored, $field" );
		}
	}

	/**
	 * @return list<list<string>> What a role is granted.
	 */
	private function roles(): array {
		return [ [ Capability::EDIT_SURVEYS ], [ Capability::EDIT_SURVEYS, Capability::VIEW_RESULTS ] ];
	}

	/**
	 * @param list<string> $granted
	 */
	private function become( array $granted ): int {
		$lists = [
			Settings::CREATE_EDIT_SURVEYS => [ 'author' ],
			Settings::VIEW_RESULTS        => in_array( Capability::VIEW_RESULTS, $granted, true ) ? [ 'author' ] : [],
		];
		delete_option( Settings::OPTION );
		update_option( Settings::OPTION, Settings::stored()->with( $lists )->toArray() );
		return $this->asRole( 'author' );
	}

	/**
	 * A survey as the present user reads it.
	 *
	 * @return array<mixed>
	 */
	private function read( int $id ): array {
		return $this->body( $this->get( "/userfeedback/v1/surveys/$id" ) );
	}

	/**
	 * A survey as it is stored, in the shape of the API.
	 *
	 * @return array<mixed>
	 */
	private function stored( int $id ): array {
		$user = get_current_user_id();
		$this->asAdmin();
		$survey = $this->read( $id );
		wp_set_current_user( $user );
		return $survey;
	}

	/**
	 * @param array<mixed> $data
	 * @param list<string> $path
	 */
	private function at( array $data, array $path ): mixed {
		return array_reduce( $path, static fn ( mixed $value, string $name ) => is_array( $value ) ? $value[ $name ] ?? null : null, $data );
	}
}
