<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Targeting;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Surveys\PageRules\PageRules;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Payload;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use WP_REST_Response;

/**
 * The pages of a survey and their rules, as a client saves them.
 */
final class PageRulesTest extends TestCase {

	use SurveyFixtures;

	private const URLS  = [ 'page_url_is', 'page_url_is_not', 'referrer' ];
	private const TEXTS = [ ...self::URLS, 'page_url_contains', 'page_url_not_contains', 'page_url_matches', 'query_parameter' ];

	private const CHOICES = [
		'user_logged_in' => 'yes',
		'wp_user_roles'  => 'editor',
		'wp_page_type'   => 'front_page',
		'post_type'      => 'post',
		'taxonomy'       => 'category',
		'taxonomy_term'  => '12',
		'specific_pages' => '34',
	];

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[SET-04~] Each of the fourteen rule types is registered, stored and read again' )]
	public function testEveryTypeIsStoredAndReadAgain(): void {
		$types = array_keys( Plugin::instance()->get( PageRules::class )->all() );
		self::assertEqualsCanonicalizing( [ ...self::TEXTS, ...array_keys( self::CHOICES ) ], $types );
		$rules = [];
		foreach ( $types as $type ) {
			$text    = in_array( $type, self::URLS, true ) ? 'https://example.com/' : 'pricing';
			$rules[] = $this->rule( $type, isset( self::CHOICES[ $type ] ) ? $this->choices( self::CHOICES[ $type ] ) : $text, '||' );
		}
		$saved    = $this->body( $this->save( $rules ) );
		$expected = [ [ 'operator' => '&&' ] + $rules[0], ...array_slice( $rules, 1 ) ];
		self::assertEquals( [ 'pages' => 'custom', 'page_rules' => $expected ], $this->pages( $saved ) );
		$path = "/userfeedback/v1/surveys/{$saved['id']}";
		foreach ( [ $this->get( $path ), $this->post( "$path/duplicate" ) ] as $again ) {
			self::assertEquals( $this->pages( $saved ), $this->pages( $this->body( $again ) ) );
		}
	}

	#[TestDox( '[SET-03~] Rules are joined by && and ||, and only all and custom are stored' )]
	public function testOperatorsAndTheTwoChoices(): void {
		$sent  = [
			[ 'type' => 'page_url_contains', 'data' => ' /a  b ' ],
			[ 'type' => 'page_url_contains', 'data' => '/c' ],
			$this->rule( 'page_url_contains', '/d', '||' ),
		];
		$rules = $this->pages( $this->body( $this->save( $sent ) ) )['page_rules'];
		self::assertSame( [ '&&', '&&', '||' ], array_column( $rules, 'operator' ) );
		self::assertSame( '/a b', $rules[0]['data'] );
		$wrong = $this->save( [ $sent[0], $this->rule( 'page_url_contains', '/a', 'xor' ) ] );
		self::assertSame(
			[ 'settings.targeting.page_rules[1].operator' => 'not_in_enum' ],
			$this->assertRefused( $wrong, 400, 'userfeedback_survey_invalid' )
		);
		self::assertSame(
			[ 'settings.targeting.pages' => 'not_in_enum' ],
			$this->assertRefused( $this->save( $sent, [ 'pages' => 'select' ] ), 400, 'userfeedback_survey_invalid' )
		);
	}

	#[TestDox( '[SET-05~] URL rules need a URL, text rules a text, select rules a choice: wrong data is not stored, missing data not published' )]
	#[DataProvider( 'wrongData' )]
	public function testWrongAndMissingData( string $type, mixed $data, string $field, string $code ): void {
		$rules   = [ $this->rule( 'page_url_contains', '/ok' ), $this->rule( $type, $data ) ];
		$missing = $code === 'required';
		$draft   = $this->save( $rules );
		$errors  = [ "settings.targeting.page_rules[1].$field" => $code ];
		if ( $missing ) {
			self::assertSame( 201, $draft->get_status(), 'a draft may be unfinished' );
			$id     = $this->body( $draft )['id'];
			$update = $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => [ 'status' => 'publish' ] ] );
			self::assertSame( $errors, $this->assertRefused( $update, 400, 'userfeedback_survey_invalid' ) );
			self::assertSame( 'draft', $this->body( $this->get( "/userfeedback/v1/surveys/$id" ) )['status'] );
			self::assertSame( 400, $this->post( '/userfeedback/v1/surveys/publish', [ 'survey_ids' => [ $id ] ] )->get_status() );
		} else {
			self::assertSame( $errors, $this->assertRefused( $draft, 400, 'userfeedback_survey_invalid' ) );
		}
		$all = $this->save( $rules, [ 'pages' => 'all' ], 'publish' );
		self::assertSame( 201, $all->get_status(), 'rules without effect are only kept' );
	}

	/**
	 * @return iterable<string, array{string, mixed, string, string}>
	 */
	public static function wrongData(): iterable {
		foreach ( self::TEXTS as $type ) {
			yield "$type, nothing" => [ $type, ' ', 'data', 'required' ];
			yield "$type, a choice" => [ $type, [ [ 'id' => 'x', 'label' => 'X' ] ], 'data', 'invalid_type' ];
		}
		foreach ( self::URLS as $type ) {
			yield "$type, a path" => [ $type, '/pricing/', 'data', 'invalid_url' ];
		}
		foreach ( array_keys( self::CHOICES ) as $type ) {
			yield "$type, nothing" => [ $type, [], 'data', 'required' ];
			yield "$type, a text" => [ $type, 'x', 'data', 'invalid_type' ];
		}
		foreach ( array_diff_key( self::CHOICES, [ 'wp_user_roles' => true ] ) as $type => $id ) {
			$choices = [ [ 'id' => $id, 'label' => '' ], [ 'id' => 'No such!', 'label' => '' ] ];
			yield "$type, an unknown choice" => [ $type, $choices, 'data[1].id', 'unknown_choice' ];
		}
		yield 'a pattern that is not valid' => [ 'page_url_matches', '(a', 'data', 'invalid_pattern' ];
		yield 'a pattern that is too slow' => [ 'page_url_matches', '(a+)+', 'data', 'pattern_too_slow' ];
		yield 'a pattern that is too long' => [ 'page_url_matches', str_repeat( 'a', 201 ), 'data', 'too_long' ];
		yield 'two parameters' => [ 'query_parameter', 'a=1&b=2', 'data', 'invalid_parameter' ];
	}

	#[TestDox( '[SET-03~] A survey for custom pages without a rule can be stored and not published' )]
	public function testNoRuleAtAll(): void {
		$draft = $this->save( [] );
		self::assertSame( 201, $draft->get_status() );
		$errors = $this->assertRefused( $this->save( [], [], 'publish' ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'settings.targeting.page_rules' => 'required' ], $errors );
	}

	public function testLimits(): void {
		$rule = $this->rule( 'page_url_contains', '/a' );
		self::assertSame( 201, $this->save( array_fill( 0, 30, $rule ) )->get_status() );
		$many = $this->save( array_fill( 0, 31, $rule ) );
		self::assertSame( [ 'settings.targeting.page_rules' => 'too_many' ], $this->assertRefused( $many, 400, 'userfeedback_survey_invalid' ) );
		$long = $this->save( [ $this->rule( 'page_url_contains', str_repeat( 'ä', 2000 ) ) ] );
		self::assertSame( 201, $long->get_status() );
		$longer = $this->save( [ $this->rule( 'page_url_contains', str_repeat( 'ä', 2001 ) ) ] );
		$errors = $this->assertRefused( $longer, 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'settings.targeting.page_rules[0].data' => 'too_long' ], $errors );
		$choices = array_map( static fn ( int $id ) => [ 'id' => (string) $id, 'label' => '' ], range( 1, 101 ) );
		self::assertSame( 201, $this->save( [ $this->rule( 'taxonomy_term', array_slice( $choices, 1 ) ) ] )->get_status() );
		$errors = $this->assertRefused( $this->save( [ $this->rule( 'taxonomy_term', $choices ) ] ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'settings.targeting.page_rules[0].data' => 'too_many' ], $errors );
	}

	public function testRepeatedChoicesAreStoredOnce(): void {
		$data  = [ ...$this->choices( '1' ), [ 'id' => ' 1 ', 'label' => 'again' ], ...$this->choices( '2' ) ];
		$rules = $this->pages( $this->body( $this->save( [ $this->rule( 'taxonomy_term', $data ) ] ) ) )['page_rules'];
		self::assertSame( [ ...$this->choices( '1' ), ...$this->choices( '2' ) ], $rules[0]['data'] );
	}

	#[TestDox( '[SET-04~] A rule of a plugin that is not active is kept and can be removed; another one of that type is refused by name' )]
	public function testARuleOfAnInactivePluginIsKept(): void {
		$foreign = $this->rule( 'acme_weather', 'rain' );
		$name    = 'settings.targeting.page_rules[1].type';
		$ours    = $this->rule( 'page_url_contains', '/a' );
		$refused = $this->assertRefused( $this->save( [ $ours, $foreign ] ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ $name => 'unknown_type' ], $refused );

		$id = $this->body( $this->save( [ $ours ] ) )['id'];
		$this->storeRules( $id, [ $ours, $foreign ] );
		$update = fn ( array $rules ) => $this->post( "/userfeedback/v1/surveys/$id", [ 'survey' => $this->change( $rules ) ] );
		$kept   = $update( [ $foreign, [ 'operator' => '||' ] + $ours ] );
		self::assertSame( 200, $kept->get_status(), (string) wp_json_encode( $this->body( $kept ) ) );
		self::assertEquals( [ $foreign, [ 'operator' => '||' ] + $ours ], $this->pages( $this->body( $kept ) )['page_rules'] );
		$other = $update( [ array_reverse( $foreign, true ), [ 'operator' => '||' ] + $ours ] );
		self::assertSame( 200, $other->get_status(), 'the order of fields does not matter' );
		$copy = $this->body( $this->post( "/userfeedback/v1/surveys/$id/duplicate" ) );
		self::assertContains( $foreign, $this->pages( $copy )['page_rules'], 'a duplicate has it too' );
		$changed = $update( [ $ours, [ 'data' => 'snow' ] + $foreign ] );
		self::assertSame( [ $name => 'unknown_type' ], $this->assertRefused( $changed, 400, 'userfeedback_survey_invalid' ) );
		self::assertSame( 200, $update( [ $ours ] )->get_status() );
		$again = $this->assertRefused( $update( [ $ours, $foreign ] ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ $name => 'unknown_type' ], $again );
	}

	/** What people type is stored as text, whatever it looks like. */
	public function testTextsAreKeptAsTyped(): void {
		foreach ( Payload::texts() as $name => $payload ) {
			$data  = [ [ 'id' => '7', 'label' => $payload->value ] ];
			$saved = $this->body( $this->save( [ $this->rule( 'page_url_contains', $payload->value ), $this->rule( 'taxonomy_term', $data ) ] ) );
			self::assertArrayHasKey( 'settings', $saved, $name . wp_json_encode( $saved ) );
			$rules = $this->pages( $saved )['page_rules'];
			self::assertSame( [ $payload->line, $payload->line ], [ $rules[0]['data'], $rules[1]['data'][0]['label'] ], $name );
		}
	}

	/**
	 * @param list<array<string, mixed>> $rules
	 * @param array<string, mixed>       $targeting Replaces fields.
	 */
	private function save( array $rules, array $targeting = [], string $status = 'draft' ): WP_REST_Response {
		$input = $this->surveyInput( $this->change( $rules, $targeting ) + [ 'status' => $status ] );
		return $this->post( '/userfeedback/v1/surveys', [ 'survey' => $input ] );
	}

	/**
	 * @param list<array<string, mixed>> $rules
	 * @param array<string, mixed>       $targeting Replaces fields.
	 * @return array<string, mixed>
	 */
	private function change( array $rules, array $targeting = [] ): array {
		$all = [
			'devices'    => [ 'desktop', 'tablet', 'mobile' ],
			'pages'      => 'custom',
			'page_rules' => $rules,
		];
		return [ 'settings' => [ 'targeting' => $targeting + $all ] ];
	}

	/**
	 * @return array<string, mixed>
	 */
	private function rule( string $type, mixed $data, string $operator = '&&' ): array {
		return [
			'type'     => $type,
			'operator' => $operator,
			'data'     => $data,
		];
	}

	/**
	 * @return list<array{id: string, label: string}>
	 */
	private function choices( string $id ): array {
		return [
			[
				'id'    => $id,
				'label' => "Label of $id",
			],
		];
	}

	/**
	 * @param array<mixed> $survey
	 * @return array<string, mixed> Pages and page_rules.
	 */
	private function pages( array $survey ): array {
		return array_diff_key( $survey['settings']['targeting'], [ 'devices' => true ] );
	}

	/**
	 * @param list<array<string, mixed>> $rules Stored without validation, as before the plugin was deactivated.
	 */
	private function storeRules( int $id, array $rules ): void {
		global $wpdb;
		$settings = (array) json_decode( (string) $wpdb->get_var( "SELECT settings FROM {$wpdb->prefix}ufb_surveys WHERE id = " . $id ), true );
		$settings['targeting']['page_rules'] = $rules;
		$wpdb->update( "{$wpdb->prefix}ufb_surveys", [ 'settings' => wp_json_encode( $settings ) ], [ 'id' => $id ] );
	}
}
