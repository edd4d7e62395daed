<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Routes;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;

/**
 * The plugin of docs/guides/survey-settings.md works as it is written there.
 */
final class SettingSectionsGuideTest extends TestCase {

	use SurveyFixtures;

	private const GUIDE = '/docs/guides/survey-settings.md';

	private const SAVED = [
		'text' => 'Good morning!',
		'link' => 'https://example.org/',
	];

	private string $file;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'greeting' );
		file_put_contents( $this->file, $this->code( 'php' ) );
		require $this->file;
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	protected function tearDown(): void {
		unlink( $this->file );
		parent::tearDown();
	}

	public function testASectionIsSavedAndReadOverRest(): void {
		$id = $this->saved();
		self::assertSame( self::SAVED, $this->read( $id )['settings']['acme_greeting'] );

		// Another section alone.
		$thanks   = [ 'thank_you' => [ 'message' => 'Bye' ] + $this->read( $id )['settings']['thank_you'] ];
		$response = $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => [ 'settings' => $thanks ] ] );
		self::assertSame( 200, $response->get_status() );
		self::assertEquals( $thanks + [ 'acme_greeting' => self::SAVED ] + $this->read( $id )['settings'], $this->body( $response )['settings'] );

		// What was read can be sent back whole.
		$read = array_intersect_key( $this->read( $id ), array_flip( [ 'settings', 'notifications', 'publish_at' ] ) );
		self::assertSame( 200, $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => $read ] )->get_status() );
	}

	public function testTheRouteDescribesTheSection(): void {
		$server = Routes::server();
		$path   = '/userfeedback/v1/surveys';
		$schema = $server->get_data_for_route( $path, $server->get_routes()[ $path ], 'help' )['schema'] ?? [];
		self::assertSame( [ 'text', 'link' ], array_keys( $schema['properties']['settings']['properties']['acme_greeting']['properties'] ) );
	}

	public function testAWrongValueIsRefusedWithItsFieldPath(): void {
		$wrong = [
			'settings.acme_greeting.link'  => [ 'not_https', [ 'link' => 'http://example.org/' ] ],
			'settings.acme_greeting.text'  => [ 'too_long', [ 'text' => str_repeat( 'x', 201 ) ] ],
			'settings.acme_greeting.color' => [ 'unknown_field', [ 'color' => 'red' ] ],
		];
		foreach ( $wrong as $field => [ $code, $change ] ) {
			$input    = $this->surveyInput( [ 'settings' => [ 'acme_greeting' => $change + self::SAVED ] ] );
			$response = $this->post( '/userfeedback/v1/surveys', [ 'survey' => $input ] );
			self::assertSame( [ $field => $code ], $this->assertRefused( $response, 400, 'userfeedback_survey_invalid' ) );
		}
		self::assertSame( 0, $this->rows( 'surveys' ) );
	}

	public function testASurveyWithoutAValueHasTheDefault(): void {
		$survey = $this->plugin->get( SurveyService::class )->create( $this->surveyInput( [ 'status' => 'publish' ] ), 1 )->survey;
		self::assertArrayNotHasKey( 'acme_greeting', $survey->settings, 'not stored' );
		$default = [
			'text' => 'Welcome!',
			'link' => '',
		];
		self::assertSame( $default, $this->read( $survey->id )['settings']['acme_greeting'] );
		self::assertSame( $default, $this->page( $survey->id )['settings']['acme_greeting'] );
	}

	public function testThePageCarriesTheValue(): void {
		$id = $this->saved();
		self::assertSame( self::SAVED, $this->page( $id )['settings']['acme_greeting'] );
		$data = $this->plugin->get( WidgetPage::class )->data( [ $this->plugin->get( SurveyService::class )->get( $id ) ] );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( $this->plugin->get( SettingSections::class ) ), '' ) );
	}

	public function testAnInactivePluginLosesNoValue(): void {
		$id = $this->saved();
		remove_all_actions( 'userfeedback_register' );
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();

		$read = $this->read( $id );
		self::assertArrayNotHasKey( 'acme_greeting', $read['settings'], 'neither shown' );
		self::assertArrayHasKey( 'thank_you', $read['settings'] );
		self::assertArrayNotHasKey( 'acme_greeting', $this->page( $id )['settings'] );
		$sent     = [ 'settings' => [ 'acme_greeting' => [ 'text' => 'Other' ] + self::SAVED ] ];
		$response = $this->post( '/userfeedback/v1/surveys', [ 'survey' => $this->surveyInput( $sent ) ] );
		$errors   = $this->assertRefused( $response, 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'settings.acme_greeting' => 'unknown_field' ], $errors, 'nor taken' );
		$response = $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => $sent ] );
		self::assertSame( 200, $response->get_status(), 'ignored where it is stored: a screen may have been open' );

		$changes = [ 'title' => 'Changed' ] + array_intersect_key( $read, array_flip( [ 'settings', 'notifications', 'questions' ] ) );
		self::assertSame( 200, $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => $changes ] )->get_status() );
		self::assertSame( 200, $this->post( '/userfeedback/v1/surveys/publish', [ 'survey_ids' => [ $id ] ] )->get_status() );
		$copy = $this->body( $this->post( "/userfeedback/v1/surveys/$id/duplicate" ) )['id'];

		require $this->file;
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		self::assertSame( self::SAVED, $this->read( $id )['settings']['acme_greeting'] );
		self::assertSame( self::SAVED, $this->read( $copy )['settings']['acme_greeting'] );
	}

	/**
	 * @return int Id of the survey of the guide.
	 */
	private function saved(): int {
		$input = json_decode( $this->code( 'json' ), true );
		self::assertIsArray( $input );
		$input['survey'] += $this->surveyInput();
		$response         = $this->post( '/userfeedback/v1/surveys', $input );
		self::assertSame( 201, $response->get_status(), (string) wp_json_encode( $this->body( $response ) ) );
		return (int) $this->body( $response )['id'];
	}

	/**
	 * @return array<mixed>
	 */
	private function read( int $id ): array {
		return $this->body( $this->get( "/userfeedback/v1/surveys/$id" ) );
	}

	/**
	 * A survey as a visitor's page carries it.
	 *
	 * @return array<mixed>
	 */
	private function page( int $id ): array {
		return $this->plugin->get( WidgetPage::class )->data( [ $this->plugin->get( SurveyService::class )->get( $id ) ] )['surveys'][0];
	}

	/**
	 * The first block of a language in the guide.
	 */
	private function code( string $language ): string {
		$guide = (string) file_get_contents( dirname( __DIR__, 3 ) . self::GUIDE );
		self::assertSame( 1, preg_match( "/^```$language\n(.*?)^```/ms", $guide, $found ) );
		return $found[1] ?? '';
	}
}
