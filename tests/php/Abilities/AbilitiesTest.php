<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Abilities;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Abilities\Ability;
use UserFeedback\Abilities\Module;
use UserFeedback\Abilities\ResultAbilities;
use UserFeedback\Abilities\SurveyAbilities;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Capability;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SourceFiles;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_Ability;
use WP_Error;

/**
 * The abilities as WordPress runs them inside a request.
 */
final class AbilitiesTest extends TestCase {

	use SurveyFixtures;

	/** Name → capability. A new ability has to be added here, with a test of what it does. */
	private const NAMES = [
		'userfeedback/create-draft'   => Capability::EDIT_SURVEYS,
		'userfeedback/get-results'    => Capability::VIEW_RESULTS,
		'userfeedback/get-survey'     => Capability::EDIT_SURVEYS,
		'userfeedback/list-surveys'   => Capability::EDIT_SURVEYS,
		'userfeedback/list-templates' => Capability::EDIT_SURVEYS,
		'userfeedback/list-texts'     => Capability::VIEW_RESULTS,
	];

	#[TestDox( '[OPS-04~] the abilities are those of the list; each has schemas, and none is destructive or changes what is stored' )]
	public function testDefinitions(): void {
		$ours = array_filter( wp_get_abilities(), static fn ( WP_Ability $ability ) => $ability->get_category() === 'userfeedback' );
		ksort( $ours );
		self::assertSame( array_keys( self::NAMES ), array_keys( $ours ) );
		foreach ( $ours as $name => $ability ) {
			self::assertSame( 0, preg_match( '/delete|trash|remove|publish|update|import|restore|license|settings/', $name ), $name );
			self::assertSame(
				[
					'readonly'    => $name !== 'userfeedback/create-draft',
					'destructive' => false,
					'idempotent'  => $name !== 'userfeedback/create-draft',
				],
				$ability->get_meta_item( 'annotations' )
			);
			self::assertTrue( $ability->get_meta_item( 'show_in_rest' ) );
			self::assertSame( [ 'public' => true, 'type' => 'tool' ], $ability->get_meta_item( 'mcp' ) );
			foreach ( [ $ability->get_input_schema(), $ability->get_output_schema() ] as $schema ) {
				self::assertSame( [ 'object', false ], [ $schema['type'], $schema['additionalProperties'] ], $name );
				// What a client cannot read would be {}.
				self::assertStringNotContainsString( '_callback', (string) wp_json_encode( $schema ), $name );
			}
		}
	}

	#[TestDox( '[OPS-04~] nothing is registered but by the hooks of WordPress 6.9, so that an older version registers nothing' )]
	public function testRegistersByHooksAlone(): void {
		$isCalling = static fn ( string $code ) => str_contains( $code, 'wp_register_ability' );
		$calling   = array_filter( iterator_to_array( SourceFiles::of( [ 'includes', 'addons' ] ) ), $isCalling );
		$names     = array_map( static fn ( string $path ) => basename( dirname( $path ) ) . '/' . basename( $path ), array_keys( $calling ) );
		self::assertEqualsCanonicalizing( [ 'Abilities/Module.php', 'Abilities/Registration.php' ], $names );
		self::assertSame( 10, has_action( 'wp_abilities_api_init', [ Module::class, 'registerAbilities' ] ) );
		self::assertSame( 10, has_action( 'wp_abilities_api_categories_init', [ Module::class, 'registerCategory' ] ) );
	}

	#[TestDox( '[OPS-04~] each ability needs the capability of the REST call that does the same' )]
	public function testCapabilities(): void {
		foreach ( self::NAMES as $name => $needed ) {
			foreach ( Capability::ALL as $held ) {
				$this->asRole( 'subscriber' );
				$user = wp_get_current_user();
				$user->add_cap( $held );
				self::assertSame( $needed === $held, wp_get_ability( $name )?->check_permissions( [] ), "$name with $held" );
				$this->asVisitor();
				self::assertFalse( wp_get_ability( $name )->check_permissions( [] ) );
			}
		}
	}

	#[TestDox( '[OPS-04~] surveys are listed and read as over REST' )]
	public function testSurveys(): void {
		$this->asAdmin();
		$first  = $this->publishedSurvey( [ 'title' => 'Prices' ] );
		$second = $this->storedSurvey( [ 'title' => 'Delivery' ] );
		$whole  = $this->body( $this->get( '/userfeedback/v1/surveys' ) );
		self::assertEquals( $whole, self::execute( 'list-surveys' ) );
		self::assertSame( [ $second->id, $first->id ], array_column( $whole['items'], 'id' ) );
		$found = self::execute( 'list-surveys', [ 'search' => 'price', 'status' => 'publish' ] );
		self::assertSame( [ $first->id ], array_column( $found['items'], 'id' ) );
		$survey = self::execute( 'get-survey', [ 'survey_id' => $first->id ] );
		self::assertEquals( $this->body( $this->get( "/userfeedback/v1/surveys/$first->id" ) ), $survey );
		self::assertEquals( $this->body( $this->get( '/userfeedback/v1/survey-templates' ) ), self::execute( 'list-templates' )['items'] );
		self::assertSame( [ 'blank' ], array_column( self::execute( 'list-templates', [ 'search' => 'blank' ] )['items'], 'key' ) );
	}

	#[TestDox( '[OPS-04~] results and texts are those of REST' )]
	public function testResults(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		foreach ( [ 'Yes' => 'Cheaper, please', 'No' => 'All is well' ] as $choice => $text ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => $choice ], [ 'question_id' => 'q2', 'value' => $text ] ] );
		}
		$results = self::execute( 'get-results', [ 'survey_id' => $survey->id ] );
		self::assertSame( [ 2, [ 1, 1 ] ], [ $results['total'], array_column( $results['question_stats'][0]['options'], 'count' ) ] );
		self::assertEquals( $this->body( $this->get( "/userfeedback/v1/surveys/$survey->id/results" ) ), $results );
		$texts = self::execute( 'list-texts', [ 'survey_id' => $survey->id, 'question_id' => 'q2', 'search' => 'cheap' ] );
		self::assertSame( [ 'Cheaper, please' ], array_column( $texts['items'], 'value' ) );
	}

	#[TestDox( '[OPS-04~] a draft is created from a template or from questions, and is a draft whatever is sent' )]
	public function testDrafts(): void {
		$this->asAdmin();
		$made = self::execute( 'create-draft', [ 'title' => 'Prices', 'questions' => [ $this->radio( 'q1', [ 'Yes', 'No' ] ) ] ] );
		self::assertSame( [ 'Prices', 'draft', 'survey' ], [ $made['title'], $made['status'], $made['type'] ] );
		self::assertSame( [ 'q1' ], array_column( $made['questions'], 'id' ) );
		self::assertStringContainsString( "page=userfeedback_surveys", $made['edit_url'] );
		$stored = Plugin::instance()->get( SurveyService::class )->get( $made['id'] );
		self::assertSame( [ Survey::DRAFT, 1 ], [ $stored->status, $stored->updatedBy ] );

		$template = self::simpleTemplate();
		$first    = self::execute( 'create-draft', [ 'title' => 'One', 'template' => $template['key'] ] );
		$second   = self::execute( 'create-draft', [ 'title' => 'Two', 'template' => $template['key'] ] );
		$titles   = array_column( $template['config']['questions'], 'title' );
		self::assertSame( [ $titles, $titles ], [ array_column( $first['questions'], 'title' ), array_column( $second['questions'], 'title' ) ] );
		self::assertSame( $template['key'], $first['template'] );
		$ids = array_map( strval( ... ), array_column( [ ...$first['questions'], ...$second['questions'] ], 'id' ) );
		self::assertCount( count( $ids ), array_unique( $ids ) );

		foreach ( [ 'status' => 'publish', 'settings' => [], 'notifications' => [], 'id' => 1 ] as $field => $value ) {
			self::assertRefusal( 'ability_invalid_input', 'create-draft', [ 'title' => 'One', $field => $value ] );
		}
		self::assertRefusal( 'ability_invalid_input', 'create-draft', [ 'template' => $template['key'] ] );
		$unknown = self::assertRefusal( 'userfeedback_survey_invalid', 'create-draft', [ 'title' => 'One', 'template' => 'of-nobody' ] );
		self::assertSame( [ 400, [ 'template' ] ], [ $unknown['status'], array_column( $unknown['errors'], 'field' ) ] );
		self::assertSame( 3, $this->rows( 'surveys' ) );
	}

	#[TestDox( '[OPS-04~] a wrong input is refused with the field, and what does not exist with 404' )]
	public function testRefusals(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		foreach ( [ [], [ 'survey_id' => 'x' ], [ 'survey_id' => 0 ], [ 'survey_id' => $survey->id, 'other' => 1 ] ] as $input ) {
			self::assertRefusal( 'ability_invalid_input', 'get-survey', $input );
		}
		self::assertSame( 404, self::assertRefusal( 'userfeedback_survey_not_found', 'get-survey', [ 'survey_id' => 999 ] )['status'] );
		self::assertSame( 404, self::assertRefusal( 'userfeedback_survey_not_found', 'get-results', [ 'survey_id' => 999 ] )['status'] );
		$input = [ 'survey_id' => $survey->id, 'from' => 'soon', 'to' => '2026-01-01' ];
		$range = self::assertRefusal( 'userfeedback_range_invalid', 'get-results', $input );
		self::assertSame( [ 400, [ 'from' ] ], [ $range['status'], array_column( $range['errors'], 'field' ) ] );
		$this->asRole( 'editor' );
		self::assertRefusal( 'ability_invalid_permissions', 'get-survey', [ 'survey_id' => $survey->id ] );
	}

	#[TestDox( '[OPS-04~] abilities have the limits of the plan: ranges, question types and templates' )]
	public function testPlans(): void {
		$this->asAdmin();
		$survey = $this->publishedSurvey();
		$long   = [ 'survey_id' => $survey->id, 'all_time' => true ];
		$stars  = [ 'title' => 'Stars', 'questions' => [ [ 'type' => 'star-rating' ] + $this->text( 'q1' ) ] ];
		foreach ( [ [ OtherPlan::lite(), true ], [ OtherPlan::of( Plan::Elite ), false ] ] as [ $plan, $isLocked ] ) {
			$plugin    = $plan->takeOver();
			$abilities = $plugin->get( SurveyAbilities::class )->all() + $plugin->get( ResultAbilities::class )->all();
			self::assertSame( $isLocked, self::isLocked( $abilities['get-results'], $long ) );
			$texts = $long + [ 'question_id' => 'q2', 'kind' => 'text', 'search' => '', 'page' => 1, 'per_page' => 5 ];
			self::assertSame( $isLocked, self::isLocked( $abilities['list-texts'], $texts ) );
			self::assertSame( $isLocked, self::isLocked( $abilities['create-draft'], $stars ) );
		}
		$lite = OtherPlan::lite()->takeOver()->get( SurveyAbilities::class )->all()['create-draft'];
		foreach ( self::execute( 'list-templates' )['items'] as $template ) {
			$input = [ 'title' => 'One', 'template' => $template['key'] ];
			self::assertSame( $template['required_addons'] !== [], self::isLocked( $lite, $input ), $template['key'] );
		}
	}

	/**
	 * @param array<string, mixed> $input
	 */
	private static function isLocked( Ability $ability, array $input ): bool {
		try {
			( $ability->work )( $input );
			return false;
		} catch ( \UserFeedback\Licensing\FeatureLocked ) {
			return true;
		}
	}

	/**
	 * @return array<string, mixed> One that every plan allows, with questions.
	 */
	private static function simpleTemplate(): array {
		foreach ( self::execute( 'list-templates' )['items'] as $template ) {
			if ( $template['is_available'] && $template['config']['questions'] !== [] ) {
				return $template;
			}
		}
		self::fail( 'There is none.' );
	}

	/**
	 * @param array<string, mixed>|null $input
	 * @return array<string, mixed> What a client reads.
	 */
	private static function execute( string $name, ?array $input = null ): array {
		$result = wp_get_ability( "userfeedback/$name" )?->execute( $input );
		self::assertNotInstanceOf( WP_Error::class, $result, $result instanceof WP_Error ? $result->get_error_message() : '' );
		return (array) json_decode( (string) wp_json_encode( $result ), true );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed> The data of the error.
	 */
	private static function assertRefusal( string $code, string $name, array $input ): array {
		$result = wp_get_ability( "userfeedback/$name" )?->execute( $input );
		self::assertInstanceOf( WP_Error::class, $result );
		self::assertSame( $code, $result->get_error_code(), $result->get_error_message() );
		return (array) $result->get_error_data();
	}
}
