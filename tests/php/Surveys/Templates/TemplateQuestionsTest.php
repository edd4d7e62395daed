<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys\Templates;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\Plan;
use UserFeedback\Plugin;
use UserFeedback\Support\Icons;
use UserFeedback\Surveys\SentQuestions;
use UserFeedback\Surveys\SurveyFeatures;
use UserFeedback\Surveys\Templates\CoreTemplates;
use UserFeedback\Surveys\Templates\ProOutlines;
use UserFeedback\Surveys\Templates\ProTemplates;
use UserFeedback\Surveys\Templates\Template;
use UserFeedback\Templates\AddOn;
use UserFeedback\Tests\Support\OtherPlan;
use UserFeedback\Tests\Support\Requests;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\TestCase;

/**
 * The questions of every template: what the builder and the server demand of an author, they meet.
 */
final class TemplateQuestionsTest extends TestCase {

	use Requests;
	use SurveyFixtures;

	/** The builder's limit (specification, builder 5). */
	private const MAX_OPTIONS = 5;

	/** Types whose answers a condition can compare, with their comparators (specification, builder 5). */
	private const COMPARATORS = [
		'radio-button' => [ '=', '!=' ],
		'checkbox'     => [ 'IN' ],
		'nps'          => [ '=', '!=', '>', '<' ],
		'star-rating'  => [ '>', '<' ],
	];

	protected function setUp(): void {
		parent::setUp();
		OtherPlan::of( Plan::Elite )->takeOver();
		$this->asAdmin();
	}

	#[TestDox( '[TPL-01~] A survey made from a template can be published, and stores its questions unchanged' )]
	#[DataProvider( 'templates' )]
	public function testIsPublished( Template $template ): void {
		$questions = SentQuestions::toArray( $template->questions );
		$input     = [
			'title'     => $template->name,
			'type'      => $template->type,
			'status'    => 'publish',
			'template'  => $template->key,
			'questions' => $questions,
		];
		$saved     = $this->post( '/userfeedback/v1/surveys', [ 'survey' => $input ] );
		self::assertSame( 201, $saved->get_status(), (string) wp_json_encode( $this->body( $saved ) ) );
		self::assertSame( [ true, '' ], [ $this->body( $saved )['published'], $this->body( $saved )['message'] ] );
		self::assertSame( $questions, $this->body( $saved )['questions'] );
	}

	#[TestDox( '[TPL-01~] number 30: the core knows the types of the questions that the add-on has, for a preview without it' )]
	#[DataProvider( 'templates' )]
	public function testTheCoreKnowsItsTypes( Template $template ): void {
		$types = array_column( $template->questions, 'type' );
		self::assertSame( ProTemplates::has( $template->key ) ? $types : [], ProOutlines::of( $template->key ) );
		self::assertSame( $types, $template->questionTypes() );
	}

	#[DataProvider( 'templates' )]
	public function testIsWithinTheLimitsOfTheBuilder( Template $template ): void {
		self::assertContains( count( $template->questions ), range( 2, 6 ) );
		foreach ( $template->questions as $question ) {
			self::assertLessThanOrEqual( self::MAX_OPTIONS, count( $question->options() ), $question->title );
			self::assertMatchesRegularExpression( '/[?.]$/', $question->title );
			foreach ( (array) ( $question->config['options'] ?? [] ) as $option ) {
				if ( is_array( $option ) ) {
					$icon = Plugin::instance()->get( Icons::class )->drawing( $option['icon']['style'], $option['icon']['name'] );
					self::assertNotNull( $icon, $option['icon']['name'] );
				}
			}
		}
	}

	#[DataProvider( 'templates' )]
	public function testComparesAnEarlierAnswerThatExists( Template $template ): void {
		$earlier = [];
		foreach ( $template->questions as $question ) {
			self::assertSame( $question->logic['conditions'] !== [], $question->logic['enabled'] );
			foreach ( $question->logic['conditions'] as $condition ) {
				$on = $earlier[ $condition['question_id'] ] ?? self::fail( "$question->title: no earlier question {$condition['question_id']}" );
				self::assertContains( $condition['compare'], self::COMPARATORS[ $on->type ] ?? [], $question->title );
				$values = $on->options() === [] ? array_map( strval( ... ), range( 0, $on->type === 'nps' ? 10 : 5 ) ) : $on->options();
				self::assertContains( $condition['value'], $values, $question->title );
			}
			$earlier[ $question->id ] = $question;
		}
	}

	/** The core must say what a template needs without knowing its questions. */
	#[DataProvider( 'proTemplates' )]
	public function testListsTheFeaturesOfItsQuestions( Template $template ): void {
		$needed = array_unique( array_merge( ...array_map( SurveyFeatures::ofQuestion( ... ), $template->questions ) ), SORT_REGULAR );
		self::assertEqualsCanonicalizing(
			array_column( [ Feature::ProTemplates, ...$needed ], 'value' ),
			array_column( $template->features, 'value' )
		);
	}

	public function testTheAddOnHasTheQuestionsOfEveryTemplateThatTheCoreLists(): void {
		self::assertSame( array_column( ProTemplates::all(), 'key' ), array_column( AddOn::templates(), 'key' ) );
		self::assertGreaterThanOrEqual( 22, count( AddOn::templates() ) );
	}

	/**
	 * @return iterable<string, array{Template}>
	 */
	public static function templates(): iterable {
		foreach ( [ CoreTemplates::all()[1], ...AddOn::templates() ] as $template ) {
			yield $template->key => [ $template ];
		}
	}

	/**
	 * @return iterable<string, array{Template}>
	 */
	public static function proTemplates(): iterable {
		foreach ( AddOn::templates() as $template ) {
			yield $template->key => [ $template ];
		}
	}
}
