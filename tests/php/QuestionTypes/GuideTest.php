<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\QuestionTypes;

use UserFeedback\Plugin;
use UserFeedback\Responses\Recount;
use UserFeedback\Results\ResultsService;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\WidgetPage;

/**
 * The plugin of docs/guides/question-types.md works as it is written there.
 */
final class GuideTest extends TestCase {

	use SurveyFixtures;

	private const GUIDE = '/docs/guides/question-types.md';

	private string $file;

	protected function setUp(): void {
		parent::setUp();
		$this->file = (string) tempnam( sys_get_temp_dir(), 'thumbs' );
		file_put_contents( $this->file, $this->code( 'php' ) );
		require $this->file;
	}

	protected function tearDown(): void {
		unlink( $this->file );
		parent::tearDown();
	}

	public function testItsQuestionsAreSavedAnsweredAndCounted(): void {
		$plugin = new Plugin();
		$input  = json_decode( $this->code( 'json' ), true );
		self::assertIsArray( $input );
		$survey = $plugin->get( SurveyService::class )->create( $input['survey'], 1 )->survey;
		self::assertSame( 'publish', $survey->status );
		foreach ( [ 1, 1, 0 ] as $thumb ) {
			$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => $thumb ] ], $plugin );
		}
		$stats = $plugin->get( ResultsService::class )->ofSurvey( $survey->id, null )['question_stats'][0];
		self::assertSame( [ '0' => 1, '1' => 2 ], array_column( $stats['options'], 'count', 'value' ) );
		self::assertEqualsWithDelta( 2 / 3, $stats['average'], 1e-9 );
		self::assertFalse( $plugin->get( Recount::class )->run( $survey->id ) );
		$this->expectException( \UserFeedback\Responses\SubmissionRefused::class );
		$this->importResponse( $survey, [ [ 'question_id' => 'q1', 'value' => true ] ], $plugin );
	}

	public function testThePageNamesItsScript(): void {
		$plugin  = new Plugin();
		$input   = json_decode( $this->code( 'json' ), true );
		$survey  = $plugin->get( SurveyService::class )->create( $input['survey'], 1 )->survey;
		$data    = $plugin->get( WidgetPage::class )->data( [ $survey ] );
		$scripts = $data['surveys'][0]['scripts'];
		self::assertSame( [ 'thumbs' ], array_column( $scripts, 'handle' ) );
		self::assertStringEndsWith( 'thumbs.js?ver=1.0', $scripts[0]['src'] );
		self::assertSame( 'Thumb up', $data['strings']['thumbs_1'] );
	}

	public function testTheBuildersPageHasItsScript(): void {
		do_action( 'admin_enqueue_scripts', 'index.php' );
		self::assertFalse( wp_script_is( 'thumbs-builder' ) );
		do_action( 'admin_enqueue_scripts', 'toplevel_page_userfeedback_surveys' );
		self::assertTrue( wp_script_is( 'thumbs-builder' ) );
		wp_dequeue_script( 'thumbs-builder' );
	}

	public function testItsOwnSettingIsStored(): void {
		$input = json_decode( $this->code( 'json' ), true );
		$saved = ( new Plugin() )->get( SurveyService::class )->create( $input['survey'], 1 )->survey;
		self::assertFalse( $saved->questions[0]->settings['down_first'] );
		$input['survey']['questions'][0]['settings'] = [ 'down_first' => true ];
		$saved = ( new Plugin() )->get( SurveyService::class )->create( $input['survey'], 1 )->survey;
		self::assertTrue( $saved->questions[0]->settings['down_first'] );
	}

	public function testWithoutThePluginTheSurveyIsNotShown(): void {
		$input  = json_decode( $this->code( 'json' ), true );
		$survey = ( new Plugin() )->get( SurveyService::class )->create( $input['survey'], 1 )->survey;
		remove_all_actions( 'userfeedback_register' );
		$after = new Plugin();
		$page  = $after->get( WidgetPage::class );
		$page->enqueue();
		ob_start();
		$page->printData();
		self::assertSame( '', ob_get_clean() );
		self::assertFalse( wp_script_is( 'userfeedback-loader', 'enqueued' ) );
		self::assertSame( [], $after->get( ResultsService::class )->ofSurvey( $survey->id, null )['question_stats'][0]['answers'] );
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
