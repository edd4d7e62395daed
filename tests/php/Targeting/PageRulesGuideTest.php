<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Targeting;

use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Surveys\PageRules\PageRules;
use UserFeedback\Surveys\PageRules\PageTest;
use UserFeedback\Tests\Support\MainQuery;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * The plugin of docs/guides/page-rules.md works as it is written there.
 */
final class PageRulesGuideTest extends TestCase {

	use MainQuery;

	private string $file;

	private Plugin $plugin;

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'author' );
		file_put_contents( $this->file, $this->code( 'php' ) );
		require $this->file;
		$this->plugin = OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	protected function tearDown(): void {
		unlink( $this->file );
		parent::tearDown();
	}

	public function testItsRuleIsSavedAndValidated(): void {
		/** @var array{survey: array<string, mixed>} $input */
		$input = json_decode( $this->code( 'json' ), true, 512, JSON_THROW_ON_ERROR );
		$saved = $this->post( '/userfeedback/v1/surveys', $input );
		self::assertSame( 201, $saved->get_status(), (string) wp_json_encode( $this->body( $saved ) ) );
		self::assertSame( $input['survey']['settings']['targeting'], $this->body( $saved )['settings']['targeting'] );

		$input['survey']['settings']['targeting']['page_rules'][0]['data'][0]['id'] = 'Ada';
		$errors = $this->assertRefused( $this->post( '/userfeedback/v1/surveys', $input ), 400, 'userfeedback_survey_invalid' );
		self::assertSame( [ 'settings.targeting.page_rules[0].data[0].id' => 'unknown_choice' ], $errors );
	}

	public function testItHoldsOnThePagesOfTheAuthor(): void {
		$author = get_current_user_id();
		$post   = wp_insert_post(
			[
				'post_title'  => 'Notes',
				'post_status' => 'publish',
				'post_author' => $author,
			]
		);
		$rule   = $this->plugin->get( PageRules::class )->find( 'acme_author' );
		self::assertInstanceOf( PageTest::class, $rule );
		$this->goTo( [ 'p' => $post ] );
		self::assertTrue( $rule->holds( [ '4711', (string) $author ] ) );
		self::assertFalse( $rule->holds( [ '4711' ] ) );
		$this->goTo( [ 's' => 'notes' ] );
		self::assertFalse( $rule->holds( [ (string) $author ] ) );
	}

	public function testItsChoicesAreFound(): void {
		$user  = wp_get_current_user();
		$query = [
			'logic_type' => 'acme_author',
			'search'     => substr( $user->user_login, 0, 3 ),
		];
		$found = $this->body( $this->get( '/userfeedback/v1/logic-type', $query ) );
		self::assertContains( (string) $user->ID, array_column( $found, 'id' ) );
	}

	/**
	 * The first block of a language in the guide.
	 */
	private function code( string $language ): string {
		$guide = (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/guides/page-rules.md' );
		self::assertSame( 1, preg_match( "/^```$language\n(.+?)^```$/ms", $guide, $match ) );
		return $match[1];
	}
}
