<?php

declare( strict_types=1 );

namespace UserFeedback\Tests\Surveys;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestDox;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Plugin;
use UserFeedback\Surveys\Files\SurveyExport;
use UserFeedback\Surveys\Files\SurveyImport;
use UserFeedback\Surveys\RevisionRepository;
use UserFeedback\Surveys\SurveyRefused;
use UserFeedback\Surveys\SurveyService;
use UserFeedback\Surveys\Translations\ShownLanguage;
use UserFeedback\Surveys\Translations\SurveyTexts;
use UserFeedback\Surveys\Translations\Translations;
use UserFeedback\Tests\Support\SurveyFixtures;
use UserFeedback\Tests\Support\TranslatedSurveys;
use UserFeedback\Tests\TestCase;

/**
 * The texts of surveys in other languages: what is stored, refused, copied and imported.
 */
final class TranslationsTest extends TestCase {

	use SurveyFixtures;
	use TranslatedSurveys;

	private SurveyService $surveys;

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$this->surveys = Plugin::instance()->get( SurveyService::class );
	}

	/**
	 * @param array<string, array<string, string>> $languages
	 */
	#[TestDox( 'refuses $_dataset, and says where' )]
	#[DataProvider( 'refusedTexts' )]
	public function testRefusesTexts( array $languages, string $field, string $code ): void {
		$survey = $this->translatedSurvey();
		try {
			$this->surveys->update( $survey->id, [ 'settings' => [ 'translations' => $this->translations( $languages ) ] ], 1 );
			self::fail( 'accepted' );
		} catch ( SurveyRefused $refused ) {
			$errors = array_map( static fn ( $error ) => [ $error->field, $error->code ], $refused->errors );
			self::assertContains( [ "settings.translations.$field", $code ], $errors );
		}
	}

	/**
	 * @return iterable<string, array{array<string, array<string, string>>, string, string}>
	 */
	public static function refusedTexts(): iterable {
		yield 'a text of another survey' => [ [ 'fr_FR' => [ 'questions.q9.title' => 'Quoi ?' ] ], 'languages[0].texts[0].path', 'unknown_text' ];
		yield 'an option that the question does not have' => [
			[ 'fr_FR' => [ 'questions.q1.options.maybe' => 'Peut-être' ] ],
			'languages[0].texts[0].path',
			'unknown_text',
		];
		yield 'a setting that is no text' => [
			[ 'fr_FR' => [ 'thank_you.redirect_url' => 'https://example.org' ] ],
			'languages[0].texts[0].path',
			'unknown_text',
		];
		yield 'two options with one label' => [
			[ 'fr_FR' => [ 'questions.q1.options.yes' => 'Oui', 'questions.q1.options.no' => 'Oui' ] ],
			'languages[0].texts[1].text',
			'duplicate',
		];
		yield 'a label that another option has without a translation' => [
			[ 'fr_FR' => [ 'questions.q1.options.no' => 'Yes' ] ],
			'languages[0].texts[0].text',
			'duplicate',
		];
		yield 'a text that is longer than the original may be' => [
			[ 'fr_FR' => [ 'theming.next_text' => str_repeat( 'x', 61 ) ] ],
			'languages[0].texts[0].text',
			'too_long',
		];
		yield 'no language' => [ [ '' => [] ], 'languages[0].locale', 'required' ];
		yield 'what is no locale' => [ [ 'French' => [] ], 'languages[0].locale', 'invalid_pattern' ];
		yield 'more than half a megabyte' => [
			array_fill_keys( array_map( static fn ( int $n ) => "de_X$n" . 'X', range( 1, 25 ) ), self::long() ),
			'languages',
			'too_large',
		];
	}

	/**
	 * @return array<string, string>
	 */
	private static function long(): array {
		return array_fill_keys( array_map( static fn ( int $n ) => "thank_you.message$n", range( 1, 11 ) ), str_repeat( 'x', 1999 ) );
	}

	#[TestDox( '[PLS-09~] a copy, and a survey from an exported file, have the translations of the original under their own questions' )]
	public function testCopies(): void {
		$survey = $this->translatedSurvey();
		$copy   = $this->surveys->duplicate( $survey->id, 1 );
		self::assertNotSame( 'q1', $copy->questions[0]->id );
		self::assertSame( [ 'Gefällt Ihnen Tee?', [ 'Ja', 'Nein' ] ], self::firstIn( $copy, 'de_DE' ) );
		$file     = Plugin::instance()->get( SurveyExport::class )->file( $survey );
		$imported = Plugin::instance()->get( SurveyImport::class )->import( $file, 1000, 1 );
		self::assertSame( [], $imported['left_out'] );
		self::assertSame( [ 'هل تحب الشاي؟', [ 'نعم', 'لا' ] ], self::firstIn( $imported['survey'], 'ar' ) );
	}

	#[TestDox( 'a file whose question this site cannot use loses its translations with it' )]
	public function testAnImportWithoutAQuestion(): void {
		$file                                   = Plugin::instance()->get( SurveyExport::class )->file( $this->translatedSurvey() );
		$file['survey']['questions'][0]['type'] = 'of-another-plugin';
		$imported = Plugin::instance()->get( SurveyImport::class )->import( $file, 1000, 1 )['survey'];
		self::assertSame( [ 'title', 'questions.q2.title', 'thank_you.message', 'theming.next_text' ], self::paths( $imported, 'de_DE' ) );
	}

	#[TestDox( 'translations of a removed question stay until a person removes them, and do no harm' )]
	public function testARemovedQuestion(): void {
		$survey = $this->translatedSurvey();
		$text   = $this->text( 'q2', [ 'title' => 'Why?' ] );
		$after  = $this->surveys->update( $survey->id, [ 'questions' => [ $text ] ], 1 )->survey;
		self::assertSame( [ 'Warum?', [] ], self::firstIn( $after, 'de_DE' ) );
		$value = Translations::value( $after );
		$again = $this->surveys->update( $survey->id, [ 'settings' => [ 'translations' => [ 'browser' => true ] + $value ] ], 1 )->survey;
		self::assertSame( $value['languages'], Translations::value( $again )['languages'] );
	}

	#[TestDox( '[PLS-09~] an option added after translating is shown in its own language, and a renamed one keeps its translation' )]
	public function testAnAddedOption(): void {
		$survey = $this->translatedSurvey();
		$config = [ 'options' => [ 'Sure', 'No', 'Maybe' ], 'option_ids' => [ 'yes', 'no', '' ] ];
		$asked  = $this->radio( 'q1', [], [ 'title' => 'Tea?', 'config' => $config ] );
		$after  = $this->surveys->update( $survey->id, [ 'questions' => [ $asked ] ], 1 )->survey;
		self::assertSame( [ 'Gefällt Ihnen Tee?', [ 'Ja', 'Nein', 'Maybe' ] ], self::firstIn( $after, 'de_DE' ) );
	}

	#[TestDox( 'translations of a published survey are part of its revision' )]
	public function testRevisions(): void {
		$survey = $this->translatedSurvey();
		$before = $survey->revision;
		$french = [ 'translations' => $this->translations( [ 'fr_FR' => [ 'title' => 'Virgules' ] ] ) ];
		$after  = $this->surveys->update( $survey->id, [ 'settings' => $french ], 1 )->survey;
		$stored = Plugin::instance()->get( RevisionRepository::class );
		self::assertSame( [ 'en_US', 'de_DE', 'ar' ], ShownLanguage::all( $stored->shown( $after, $before )->survey( $after ) ) );
		self::assertSame( [ 'en_US', 'fr_FR' ], ShownLanguage::all( $stored->shown( $after, $after->revision )->survey( $after ) ) );
	}

	#[TestDox( 'images and icons of options stay with translated labels, and empty texts replace nothing' )]
	public function testOptionsWithImages(): void {
		$config   = [ 'options' => [ [ 'label' => 'Cat', 'image' => 'cat.png' ] ], 'option_ids' => [ 'a' ] ];
		$question = Question::fromArray( $this->radio( 'q1', [], [ 'type' => 'image-radio', 'config' => $config ] ) );
		$texts    = [ 'questions.q1.options.a' => 'Katze', 'questions.q1.description' => 'Nie gezeigt' ];
		$german   = SurveyTexts::replaced( $this->storedSurvey()->with( questions: [ $question ] ), $texts )->questions[0];
		self::assertSame( [ [ 'label' => 'Katze', 'image' => 'cat.png' ] ], $german->config['options'] );
		self::assertSame( '', $german->description );
	}

	/**
	 * @return array{string, list<string>} Title and options of the first question.
	 */
	private static function firstIn( Survey $survey, string $locale ): array {
		$question = ShownLanguage::of( $survey, $locale )->questions( $survey->questions )[0];
		return [ $question->title, $question->options() ];
	}

	/**
	 * @return list<string>
	 */
	private static function paths( Survey $survey, string $locale ): array {
		$texts = array_column( Translations::value( $survey )['languages'], 'texts', 'locale' )[ $locale ];
		return array_column( $texts, 'path' );
	}
}
