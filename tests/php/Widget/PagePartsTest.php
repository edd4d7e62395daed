<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Widget;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use RuntimeException;
use UserFeedback\Extensions\Extensions;
use UserFeedback\Extensions\Part;
use UserFeedback\Extensions\PartKind;
use UserFeedback\Extensions\Script;
use UserFeedback\Licensing\Plan;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Support\Assets;
use UserFeedback\Support\SchemaCheck;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Settings\SettingSections;
use UserFeedback\Surveys\Settings\Theming;
use UserFeedback\Surveys\Settings\Theming\Colors;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\SurveyFields;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;
use UserFeedback\Widget\CoreParts;
use UserFeedback\Widget\SurveyData;
use UserFeedback\Widget\WidgetPage;
use UserFeedback\Widget\WidgetSchema;

/**
 * Which parts a page names for its surveys.
 */
final class PagePartsTest extends TestCase {

	use SurveyFixtures;

	public function testASurveyOfTheAppsOwnTypesNeedsNoPart(): void {
		$questions = [ $this->radio( 'q1', [ 'A', 'B' ] ), $this->radio( 'q2', [ 'A', 'B' ], [ 'type' => 'checkbox' ] ) ];
		$data      = $this->page( $this->publishedSurvey( [ 'questions' => $questions ] ) );
		self::assertArrayNotHasKey( 'scripts', $data['surveys'][0] );
		self::assertArrayNotHasKey( 'triggers', $data['surveys'][0] );
		self::assertArrayNotHasKey( 'invalid_email', $data['strings'] );
	}

	#[DataProvider( 'coreTypes' )]
	public function testATypeThatIsAPartIsNamedWithItsTexts( string $type, string $text ): void {
		$questions = [ $this->radio( 'q1', [ 'A', 'B' ] ), $this->text( 'q2', [ 'type' => $type ] ) ];
		$data      = $this->page( $this->publishedSurvey( [ 'questions' => $questions ] ) );
		$scripts   = $data['surveys'][0]['scripts'];
		self::assertSame( [ 'userfeedback-written' ], array_column( $scripts, 'handle' ) );
		self::assertStringContainsString( '/build/widget/parts/written.js', $scripts[0]['src'] );
		self::assertArrayNotHasKey( 'optional', $scripts[0] );
		self::assertArrayHasKey( $text, $data['strings'] );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( Plugin::instance()->get( SettingSections::class ) ), '' ) );
	}

	/**
	 * @return iterable<string, array{string, string}>
	 */
	public static function coreTypes(): iterable {
		yield 'text' => [ 'text', 'required_text' ];
		yield 'email' => [ 'email', 'invalid_email' ];
		yield 'long text' => [ 'long-text', 'characters_left' ];
	}

	public function testTypesOfOneFileNeedItOnce(): void {
		$questions = [ $this->text( 'q1', [ 'type' => 'email' ] ), $this->text( 'q2', [ 'type' => 'long-text' ] ) ];
		$data      = $this->page( $this->publishedSurvey( [ 'questions' => $questions ] ) );
		self::assertCount( 1, $data['surveys'][0]['scripts'] );
		self::assertArrayHasKey( 'invalid_email', $data['strings'] );
		self::assertArrayHasKey( 'characters_left', $data['strings'] );
	}

	#[TestDox( '[PLS-24~] pages send partial answers only where their owner and the plan want them' )]
	public function testPartialAnswersAreSentWhereTheyAreKept(): void {
		$owner = Plugin::instance();
		$page  = function ( Plan $plan, bool $isKept ) use ( $owner ): array {
			$owner->register();
			$fields = [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ] ) ] ] + SurveyFields::change( 'settings.behavior.keep_partial', $isKept );
			$survey = $this->publishedSurvey( $fields );
			return OtherPlan::of( $plan )->takeOver()->get( SurveyData::class )->of( [ $survey ] )['surveys'][0];
		};
		$kept = $page( Plan::Plus, true );
		self::assertTrue( $kept['settings']['behavior']['keep_partial'] );
		self::assertSame( [ 'userfeedback-partial' ], array_column( $kept['scripts'], 'handle' ) );
		self::assertTrue( $kept['scripts'][0]['optional'] );
		foreach ( [ $page( Plan::Plus, false ), $page( Plan::Lite, true ) ] as $other ) {
			self::assertArrayNotHasKey( 'keep_partial', $other['settings']['behavior'] );
			self::assertArrayNotHasKey( 'scripts', $other );
		}
	}

	#[TestDox( '[LOG-06~] surveys load the logic only if a question has logic that is on' )]
	public function testLogicIsLoadedWhereItIsOn(): void {
		$logic   = [
			'action'     => 'show',
			'conditions' => [ [ 'question_id' => 'q1', 'compare' => '=', 'value' => 'A' ] ],
		];
		$handles = function ( bool $isOn ) use ( $logic ): array {
			$second = $this->radio( 'q2', [ 'A', 'B' ], [ 'logic' => [ 'enabled' => $isOn ] + $logic ] );
			$survey = $this->publishedSurvey( [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ] ), $second ] ] );
			return $this->page( $survey )['surveys'][0]['scripts'] ?? [];
		};
		self::assertSame( [], $handles( false ) );
		$files = $handles( true );
		self::assertSame( [ 'userfeedback-logic' ], array_column( $files, 'handle' ) );
		self::assertStringContainsString( '/build/widget/parts/logic.js', $files[0]['src'] );
		self::assertTrue( $files[0]['optional'] );
	}

	#[TestDox( '[PLS-24~] [PLS-25~] pages say what follows closing, and load the parts for it only where owners want that' )]
	public function testTheBehaviorOfTheWidget(): void {
		$groups = Plugin::instance()->get( SettingSections::class )->all();
		$group  = array_values( array_filter( $groups, static fn ( SettingSection $section ) => $section->path() === 'settings.behavior' ) )[0];
		$page   = function ( array $changes ) use ( $group ): array {
			$behavior = $changes + (array) $group->read( $this->storedSurvey() );
			$survey   = [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ] ) ], 'settings' => [ 'behavior' => $behavior ] ];
			return $this->page( $this->publishedSurvey( $survey ) )['surveys'][0];
		};
		$plain = $page( [] );
		self::assertSame( 0, $plain['settings']['behavior']['closed_days'] );
		self::assertFalse( $plain['settings']['behavior']['auto_advance'] );
		self::assertArrayNotHasKey( 'gates', $plain );
		self::assertArrayNotHasKey( 'scripts', $plain );

		$other = $page( [ 'closed_days' => 1, 'auto_advance' => true ] );
		self::assertSame( 1, $other['settings']['behavior']['closed_days'] );
		self::assertTrue( $other['settings']['behavior']['auto_advance'] );
		self::assertSame( [ 'userfeedback-closed' ], array_column( $other['gates'], 'handle' ) );
		self::assertSame( [ 'userfeedback-auto-advance' ], array_column( $other['scripts'], 'handle' ) );
		self::assertTrue( $other['scripts'][0]['optional'] );
	}

	public function testAThemeIsNeededWhereAColorIsNotTheDefault(): void {
		$parts  = ( new CoreParts( new Assets( '', '' ) ) )->parts();
		$survey = fn ( array $changes ) => [
			'questions' => [],
			'settings'  => [ 'theming' => $changes + (array) Theming::group()->read( $this->storedSurvey() ) ],
		];
		$names  = static fn ( array $survey ) => array_map( static fn ( Part $part ) => $part->name, $parts->neededBy( $survey ) );
		self::assertSame( [], $names( $survey( [ 'button_color' => strtolower( Colors::BUTTON ) ] ) ) );
		self::assertSame( [], $names( $survey( [ 'next_text' => 'On' ] ) ) );
		self::assertSame( [ 'colors' ], $names( $survey( [ 'text_color' => '#ffffff' ] ) ) );
		self::assertSame( [ 'colors' ], $names( $survey( [ 'widget_toggle_color' => '#2D87F1' ] ) ) );
		self::assertSame( [], $names( $survey( [ 'position' => 'bottom_left' ] ) ) );
		self::assertSame( [ 'middle' ], $names( $survey( [ 'position' => 'middle_left' ] ) ) );
	}

	public function testAThirdPartysPartsAreNamedForTheSurveysThatTheyChoose(): void {
		$questions = [ 'questions' => [ $this->radio( 'q1', [ 'A', 'B' ] ) ] ];
		$chosen    = $this->publishedSurvey( [ 'title' => 'Chosen' ] + $questions );
		$other     = $this->publishedSurvey( [ 'title' => 'Other' ] + $questions );
		$is        = static fn ( array $survey ) => $survey['title'] === 'Chosen';
		$this->register(
			new Part( PartKind::Gate, 'region', new Script( 'our-region', '/region.js' ), $is ),
			new Part( PartKind::Trigger, 'scroll', new Script( 'our-scroll', '/scroll.js' ), $is ),
			new Part( PartKind::NextQuestion, 'logic', new Script( 'our-logic', '/logic.js', strings: [ 'our_text' => 'Ours' ] ), $is )
		);
		$data    = $this->page( $chosen, $other );
		$surveys = array_column( $data['surveys'], null, 'id' );
		self::assertSame( [ 'our-region' ], array_column( $surveys[ $chosen->id ]['gates'], 'handle' ) );
		self::assertArrayNotHasKey( 'optional', $surveys[ $chosen->id ]['gates'][0] );
		self::assertSame( [ 'our-scroll' ], array_column( $surveys[ $chosen->id ]['triggers'], 'handle' ) );
		self::assertSame( [ 'our-logic' ], array_column( $surveys[ $chosen->id ]['scripts'], 'handle' ) );
		self::assertTrue( $surveys[ $chosen->id ]['scripts'][0]['optional'] );
		self::assertArrayNotHasKey( 'scripts', $surveys[ $other->id ] );
		self::assertArrayNotHasKey( 'gates', $surveys[ $other->id ] );
		self::assertSame( 'Ours', $data['strings']['our_text'] );
		self::assertSame( [], SchemaCheck::errors( $data, WidgetSchema::data( Plugin::instance()->get( SettingSections::class ) ), '' ) );
	}

	#[TestDox( 'a submission that a next-question part has ended early is stored; with a rule in PHP, only if the rule leaves the question out' )]
	#[DataProvider( 'paths' )]
	public function testStoresWhatAPartHasEndedEarly( ?Closure $notAsked, bool $isNeeded, bool $isSkipped, int $status ): void {
		$required  = [ 'settings' => [ 'required' => true ] ];
		$survey    = $this->publishedSurvey( [ 'questions' => [ $this->radio( 'q1', [ 'Up', 'Down' ] ), $this->text( 'q2', $required ) ] ] );
		$script    = new Script( 'our-end', '/end.js' );
		$needed    = static fn ( array $page ) => $isNeeded && isset( $page['nonces'] );
		$this->register( new Part( PartKind::NextQuestion, 'our-end', $script, $needed, $notAsked ) );
		OtherPlan::of( Plan::Elite )->takeOver();
		$answers  = [ 'q1' => 'Up' ] + ( $isSkipped ? [ 'q2' => null ] : [] );
		$response = $this->post( "/userfeedback/v1/surveys/$survey->id/responses", $this->submission( $survey, $answers ) );
		self::assertSame( [ $status, $status === 201 ? 1 : 0 ], [ $response->get_status(), $this->rows( 'responses' ) ] );
	}

	/**
	 * @return iterable<string, array{Closure|null, bool, bool, int}>
	 */
	public static function paths(): iterable {
		$after = static fn ( string $end ) => static fn ( array $questions, array $answers ) => $answers['q1'] === $end ? [ $questions[1]->id ] : [];
		yield 'without a rule in PHP' => [ null, true, false, 201 ];
		yield 'a required question that was seen and skipped' => [ null, true, true, 400 ];
		yield 'a part that the survey does not need' => [ null, false, false, 400 ];
		yield 'the rule ends it' => [ $after( 'Up' ), true, false, 201 ];
		yield 'the rule goes on' => [ $after( 'Down' ), true, false, 400 ];
		yield 'a broken rule' => [ static fn () => throw new RuntimeException( 'broken' ), true, false, 201 ];
	}

	public function testAPartTakesThePlaceOfOneOfTheSameName(): void {
		$survey = $this->publishedSurvey( [ 'questions' => [ $this->text( 'q1', [ 'type' => 'email' ] ) ] ] );
		$this->register( Part::ofQuestionType( 'email', new Script( 'our-email', 'https://example.org/email.js' ) ) );
		self::assertSame( [ 'our-email' ], array_column( $this->page( $survey )['surveys'][0]['scripts'], 'handle' ) );
	}

	private function register( Part ...$parts ): void {
		add_action(
			'userfeedback_register',
			static function ( Extensions $extensions ) use ( $parts ): void {
				array_map( $extensions->part( ... ), $parts );
			}
		);
	}

	/**
	 * @return array<string, mixed>
	 */
	private function page( Survey ...$surveys ): array {
		return ( new Plugin() )->get( WidgetPage::class )->data( array_values( $surveys ) );
	}
}
