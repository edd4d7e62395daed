<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys\Files;

use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Files\SurveyFile;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Tests\Support\FeatureProbes;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\TestCase;

/**
 * Files with what the license or the add-ons of a site do not allow.
 */
final class SurveyFilesPlansTest extends TestCase {

	use FeatureProbes;
	use SurveyFiles;

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[PLS-04~] Locked questions, settings and texts of a file are left out with what they need, and the rest is imported' )]
	public function testLeavesOutWhatIsLocked(): void {
		$condition = [ [ 'question_id' => 'q1', 'compare' => '<', 'value' => '3' ] ];
		$file      = $this->file(
			[
				'type'      => Survey::NPS,
				'template'  => 'visit-purpose',
				'questions' => [
					$this->nps( 'q1' ),
					$this->radio( 'q2', [ 'Yes', 'No' ], [ 'settings' => [ 'required' => true, 'randomize' => true, 'comment_box' => true ] ] ),
					$this->text( 'q3', [ 'logic' => [ 'enabled' => true, 'action' => 'show', 'conditions' => $condition ] ] ),
				],
				'settings'  => [ 'thank_you' => [ 'message' => 'My own words' ] ],
			]
		);
		OtherPlan::lite()->takeOver();
		[ $survey, $leftOut ] = $this->imported( $file );
		self::assertSame(
			[
				'questions[0]'                      => 'question_type',
				'questions[1].settings.required'    => 'locked_upgrade',
				'questions[1].settings.randomize'   => 'locked_upgrade',
				'questions[1].settings.comment_box' => 'locked_upgrade',
				'questions[2].logic.conditions[0]'  => 'condition',
				'settings.thank_you.message'        => 'locked_upgrade',
			],
			$leftOut
		);
		self::assertSame( [ 'survey', '' ], [ $survey['type'], $survey['template'] ] );
		self::assertSame( [ 'q2', 'q3' ], array_column( $survey['questions'], 'id' ) );
		self::assertNotContains( true, $survey['questions'][0]['settings'] );
		self::assertSame( [ false, [] ], [ $survey['questions'][1]['logic']['enabled'], $survey['questions'][1]['logic']['conditions'] ] );
		self::assertSame( ThankYou::message(), $survey['settings']['thank_you']['message'] );
	}

	#[TestDox( '[PLS-04~] With every locked field, a file is imported on Lite with that field left out and named' )]
	public function testLeavesOutEachLockedField(): void {
		$checked = 0;
		foreach ( $this->fields() as $name => [ $feature, $changes ] ) {
			if ( ! self::isInFiles( $name ) ) {
				continue;
			}
			OtherPlan::of( Plan::Elite )->takeOver();
			$file = $this->exported( $this->storedSurvey( $changes ) );
			self::assertSame( [], $this->imported( $file )[1], "$name: allowed" );
			OtherPlan::lite()->takeOver();
			$leftOut = $this->imported( $file )[1];
			if ( $name !== 'survey.template' ) {
				self::assertNotSame( [], preg_grep( '/^(locked_|question_type)/', $leftOut ), "$name needs $feature->value" );
			}
			++$checked;
		}
		self::assertGreaterThan( 6, $checked );
	}

	/**
	 * Whether files contain a field: not if a duplicate does not get it either, such as a date.
	 */
	private static function isInFiles( string $name ): bool {
		$sections = Plugin::instance()->get( SettingSections::class );
		$others   = array_diff_key( $sections->all(), SurveyFile::sections( $sections )->all() );
		$found    = array_filter( array_keys( $others ), static fn ( string $path ) => str_starts_with( "$name.", "survey.$path." ) );
		return $found === [];
	}

	public function testLeavesOutQuestionsOfATypeThatThisSiteDoesNotHave(): void {
		$foreign = [
			'id'    => 'q1',
			'type'  => 'acme-slider',
			'title' => 'How <b>much</b>?',
		];
		$response = $this->import( $this->file( [ 'questions' => [ $foreign, $this->text( 'q2' ) ] ] ) );
		$leftOut  = $this->body( $response )['left_out'];
		self::assertSame( [ 'questions[0]' ], array_column( $leftOut, 'field' ) );
		self::assertStringContainsString( 'acme-slider', $leftOut[0]['message'] );
		self::assertSame( [ 'q2' ], array_column( $this->body( $response )['survey']['questions'], 'id' ) );
	}

	/** A type whose add-on is not active is known to the core, but cannot be answered. */
	public function testLeavesOutQuestionsOfAnInactiveAddOn(): void {
		remove_all_actions( 'userfeedback_register' );
		OtherPlan::of( Plan::Elite )->takeOver();
		[ $survey, $leftOut ] = $this->imported( $this->file( [ 'questions' => [ $this->stars( 'q1' ), $this->text( 'q2' ) ] ] ) );
		self::assertSame( [ 'questions[0]' => 'question_type' ], $leftOut );
		self::assertSame( [ 'q2' ], array_column( $survey['questions'], 'id' ) );
	}
}
