<?php

declare( strict_types=1 );

namespace UserFeedback\Widget;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Extensions\Registry;
use UserFeedback\Licensing\Feature;
use UserFeedback\Licensing\FeatureGate;
use UserFeedback\Model\Question;
use UserFeedback\Model\Survey;
use UserFeedback\Responses\ProgressService;
use UserFeedback\Responses\ResponseService;
use UserFeedback\Settings\CookieDays;
use UserFeedback\Support\Lazy;
use UserFeedback\Support\StorageKey;
use UserFeedback\Support\VisitorToken;
use UserFeedback\Surveys\Logic\OptionNames;
use UserFeedback\Surveys\Logic\QuestionLogic;
use UserFeedback\Surveys\PageRules\RuleGroups;
use UserFeedback\Surveys\QuestionTypes\AdditionalSettings;
use UserFeedback\Surveys\QuestionTypes\OptionIds;
use UserFeedback\Surveys\QuestionTypes\VisitorSettings;
use UserFeedback\Surveys\QuestionTypes\VisitorView;
use UserFeedback\Surveys\Settings\Theming\Position;
use UserFeedback\Surveys\SurveyFeatures;
use UserFeedback\Surveys\Translations\ShownLanguage;

/**
 * The data from which the widget draws surveys: on visitors' pages (WidgetPage) and in the builder's preview (PreviewService).
 *
 * @since 0.3.0
 *
 * @phpstan-import-type Groups from RuleGroups
 */
final class SurveyData {

	/** Fields that filters cannot change, because submissions and cookies depend on them. */
	private const FIXED = [ 'id', 'revision', 'cookie_name', 'nonces' ];

	/**
	 * @param Closure(): VisitorToken $token Called only if there is a survey.
	 * @param Closure(): FeatureGate  $gate  Called only if a survey has settings that a plan or an add-on may lock.
	 */
	public function __construct(
		#[Lazy( VisitorToken::class )] private readonly Closure $token,
		private readonly Registry $registry,
		private readonly WidgetFiles $files,
		private readonly LanguageData $languages,
		private readonly PageParts $parts,
		#[Lazy( FeatureGate::class )] private readonly Closure $gate
	) {}

	/**
	 * The part of WidgetSchema::data() that depends neither on the page nor on its URL.
	 *
	 * @param list<Survey>       $surveys
	 * @param array<int, Groups> $rules    The page rules that the visitor's browser has to evaluate, by survey id.
	 * @param int                $embedded Survey of the page's block or shortcode; 0 for none.
	 * @return array<string, mixed>
	 */
	public function of( array $surveys, array $rules = [], int $embedded = 0 ): array {
		return [
			'v'           => WidgetSchema::VERSION,
			'site'        => StorageKey::get(),
			'lang'        => get_bloginfo( 'language' ),
			'dir'         => is_rtl() ? 'rtl' : 'ltr',
			'cookie_days' => CookieDays::get(),
			'app'         => [ 'scripts' => $this->files->all() ],
		] + $this->ofSurveys( $surveys, $rules, $embedded );
	}

	/**
	 * Surveys with their texts, in the shape of WidgetSchema::due().
	 *
	 * @param list<Survey>       $surveys
	 * @param array<int, Groups> $rules    See of().
	 * @param int                $embedded See of().
	 * @param string|null        $locale   Language of the reader; null for that of the page (since 0.7.0).
	 * @return array{strings: array<string, string>, surveys: list<array<string, mixed>>}
	 */
	public function ofSurveys( array $surveys, array $rules = [], int $embedded = 0, ?string $locale = null ): array {
		$known    = array_column( $this->files->all(), 'handle' );
		$pageData = array_map(
			fn ( Survey $survey ) => $this->survey( $survey, $rules[ $survey->id ] ?? [], $embedded !== 0 && $survey->id === $embedded, $locale ),
			$surveys
		);
		return [
			'strings' => array_merge( WidgetStrings::all(), $this->parts->strings( $pageData ) ),
			'surveys' => array_map( fn ( array $survey ) => $survey + $this->parts->files( $survey, $known, wp_scripts() ), $pageData ),
		];
	}

	/**
	 * The same for surveys in the content of a page, which their own script shows.
	 *
	 * @since 0.6.0
	 *
	 * @param non-empty-list<Survey> $surveys
	 * @return array{strings: array<string, string>, surveys: list<array<string, mixed>>, ...}
	 */
	public function ofInline( array $surveys ): array {
		$pageData = array_map( fn ( Survey $survey ) => $this->survey( $survey, [], false ), $surveys );
		return [
			'v'           => WidgetSchema::VERSION,
			'site'        => StorageKey::get(),
			'lang'        => get_bloginfo( 'language' ),
			'dir'         => is_rtl() ? 'rtl' : 'ltr',
			'cookie_days' => CookieDays::get(),
			'app'         => [ 'scripts' => $this->files->ofInline() ],
			'strings'     => array_merge( WidgetStrings::all(), $this->parts->strings( $pageData ) ),
			'surveys'     => array_map(
				fn ( array $survey ) => $survey + [ 'scripts' => $this->parts->inlineFiles( $survey ) ] + $this->parts->inlineGates( $survey ),
				$pageData
			),
		];
	}

	/**
	 * What a page of a survey shows in one of its languages in place of its own.
	 *
	 * @since 0.7.0
	 *
	 * @return array{strings: array<string, string>, survey: array<string, mixed>}
	 */
	public function inLanguage( Survey $survey, string $locale ): array {
		$data     = $this->survey( $survey, [], false, $locale );
		$settings = array_intersect_key( (array) $data['settings'], array_flip( LanguageData::SETTINGS ) );
		return [
			'strings' => array_merge( WidgetStrings::all(), $this->parts->strings( [ $data ] ) ),
			'survey'  => array_replace( array_intersect_key( $data, array_flip( LanguageData::REPLACED ) ), [ 'settings' => $settings ] ),
		];
	}

	/**
	 * Whether every question can be answered on this site. A survey whose add-on is not active is not shown: without some of its questions it would
	 * be another survey, and a required question could never be answered.
	 */
	public function isAnswerable( Survey $survey ): bool {
		foreach ( $survey->questions as $question ) {
			if ( ! $this->hasType( $question ) ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether visitors can answer a question on this site: its type may belong to an add-on that is not active.
	 */
	public function hasType( Question $question ): bool {
		return $this->registry->questionTypes()->find( $question->type ) !== null;
	}

	/**
	 * @param Survey      $written In its own language.
	 * @param Groups      $rules
	 * @param string|null $wanted  Locale of the reader; null for that of the page.
	 * @return array<string, mixed>
	 */
	private function survey( Survey $written, array $rules, bool $isEmbedded, ?string $wanted = null ): array {
		$language = ShownLanguage::of( $written, $wanted ?? PageLanguage::locale() );
		$survey   = $language->survey( $written );
		$data     = [
			'id'          => $survey->id,
			'title'       => $survey->title,
			'type'        => $survey->type,
			'revision'    => $survey->revision,
			'cookie_name' => StorageKey::named( $survey->cookieName() ),
			'nonces'      => $this->nonces( $survey, $language->locale ),
			'questions'   => array_map( $this->question( ... ), ( new OptionNames( $survey->questions ) )->labelledQuestions() ),
		] + $this->languages->ofSurvey( $survey, $language ) + $this->cooldown( $isEmbedded ) + $this->settings( $survey, $rules, $isEmbedded );

		/**
		 * Filters a survey's page data, in the shape of WidgetSchema::survey(). Pages are public and may be cached. Fields that identify the survey
		 * cannot be changed, and values of another type are ignored.
		 *
		 * @since 0.2.0
		 *
		 * @param array<string, mixed> $data
		 * @param Survey               $survey
		 */
		$filtered = apply_filters( 'userfeedback_page_survey', $data, $written );
		$usable   = array_filter(
			is_array( $filtered ) ? $filtered : [],
			static fn ( mixed $value, int|string $name ) => ! in_array( $name, self::FIXED, true )
				&& gettype( $value ) === gettype( $data[ $name ] ?? $value ),
			ARRAY_FILTER_USE_BOTH
		);
		/** @var array<string, mixed> */
		return array_replace( $data, $usable );
	}

	/**
	 * The page data of the setting sections, without the page rules that are decided. The survey of a block or shortcode shows bottom right, wherever
	 * its popup is on other pages (specification, widget 9).
	 *
	 * @param Groups $rules
	 * @return array<string, mixed>
	 */
	private function settings( Survey $survey, array $rules, bool $isEmbedded ): array {
		/** @var array{settings: array{targeting: array<string, mixed>, theming: array<string, mixed>}} $values */
		$values = $this->registry->settingSections()->visitorValues( $survey, $this->isKept( ... ) );

		$values['settings']['targeting']['page_rules'] = $rules;
		if ( $isEmbedded ) {
			$values['settings']['theming']['position'] = Position::DEFAULT;
		}
		return $values;
	}

	/**
	 * For how long no popup shows after one was seen, and whether this survey shows nevertheless.
	 *
	 * @return array{is_embedded?: true, cooldown_days?: int}
	 */
	private function cooldown( bool $isEmbedded ): array {
		$days = Cooldown::days();
		return ( $isEmbedded ? [ 'is_embedded' => true ] : [] ) + ( $days > 0 ? [ Cooldown::FIELD => $days ] : [] );
	}

	/**
	 * Whether stored values of a feature take effect.
	 */
	private function isKept( Feature $feature ): bool {
		return ( $this->gate )()->keeps( $feature );
	}

	/**
	 * A question with the data that its control needs. Settings without effect on this site are off.
	 *
	 * @return array<string, mixed>
	 */
	private function question( Question $question ): array {
		$types    = $this->registry->questionTypes();
		$type     = $types->find( $question->type );
		$active   = array_keys( $types->additionsOf( $question ) );
		$inactive = array_fill_keys( array_diff( AdditionalSettings::ALL, $active ), false );
		$settings = SurveyFeatures::keptSettings( $question, $this->isKept( ... ) );
		$changes  = [
			'config'   => $question->config,
			'settings' => array_intersect_key( $inactive, $settings ) + $settings,
			'logic'    => QuestionLogic::active( $question ),
		];
		if ( $type instanceof VisitorView ) {
			$changes['config'] = $type->visitorConfig( $question );
		}
		if ( $type instanceof VisitorSettings ) {
			$changes['settings'] += $type->visitorSettings( $question );
		}
		// Browsers send labels: those of the revision that the page shows.
		unset( $changes['config'][ OptionIds::FIELD ] );
		return array_replace( $question->toArray(), $changes );
	}

	/**
	 * @return array<string, string>
	 */
	private function nonces( Survey $survey, string $locale ): array {
		$token  = ( $this->token )();
		$create = static fn ( string $action, string $locale = '' ) => $token->create( $survey->id, $survey->revision, $action, $locale );
		return [
			'submission' => $create( ResponseService::TOKEN_ACTION, $locale ),
			'impression' => $create( ProgressService::IMPRESSION ),
			'progress'   => $create( ProgressService::PROGRESS ),
		];
	}
}
