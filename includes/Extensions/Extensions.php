<?php

declare( strict_types=1 );

namespace UserFeedback\Extensions;

defined( 'ABSPATH' ) || exit;

use Closure;
use UserFeedback\Database\JobHandler;
use UserFeedback\Database\Work\LongWork;
use UserFeedback\Responses\CountryLookup;
use UserFeedback\Responses\ResponseSubscriber;
use UserFeedback\StoredData\Kind;
use UserFeedback\Support\Icons;
use UserFeedback\Surveys\PageRules\PageRule;
use UserFeedback\Surveys\QuestionTypes\QuestionAddition;
use UserFeedback\Surveys\QuestionTypes\QuestionType;
use UserFeedback\Surveys\Settings\SettingSection;
use UserFeedback\Surveys\Templates\Template;

/**
 * Registers extensions of add-ons and other plugins: the parameter of the action userfeedback_register.
 *
 * @since 0.1.0
 */
final class Extensions {

	/** @var array<string, QuestionType|(Closure(): QuestionType)> By name. */
	private array $types = [];

	/** @var array<string, QuestionAddition|(Closure(): QuestionAddition)> By setting. */
	private array $additions = [];

	/** @var list<SettingSection|Closure(): list<SettingSection>> */
	private array $sections = [];

	/** @var list<PageRule|Closure(): list<PageRule>> */
	private array $pageRules = [];

	/** @var list<Template|Closure(): list<Template>> */
	private array $templates = [];

	/** @var array<string, JobHandler> By kind. */
	private array $jobHandlers = [];

	/** @var array<string, LongWork> By kind. */
	private array $longWorks = [];

	/** @var list<Kind> */
	private array $storedData = [];

	/** @var list<ResponseSubscriber> */
	private array $responseSubscribers = [];

	/** @var CountryLookup|(Closure(): CountryLookup)|null */
	private CountryLookup|Closure|null $countryLookup = null;

	private readonly Parts $parts;

	public function __construct( private readonly Icons $icons ) {
		$this->parts = new Parts();
	}

	/**
	 * Registers a question type that visitors can answer; replaces an earlier one with the same name.
	 *
	 * @param string                             $name   In stored questions, for example radio-button; with the plugin's own prefix. It cannot be
	 *                                                   changed later.
	 * @param QuestionType|Closure(): QuestionType $type A closure is called only if a question has the type (since 0.7.0).
	 * @param Script|Closure(): Script|null      $script Calls window.userfeedback.register( 'question-type', … ) with the type's name. Null if the
	 *                                                   widget already has the type. A closure is called only if a survey needs the script.
	 */
	public function questionType( string $name, QuestionType|Closure $type, Script|Closure|null $script = null ): void {
		$this->types[ $name ] = $type;
		if ( $script !== null ) {
			$this->parts->add( Part::ofQuestionType( $name, $script ) );
		}
	}

	/**
	 * Registers the behaviour of a question setting; replaces an earlier one for the same setting. Questions have the settings comment_box,
	 * randomize and those of their type's settingsSchema(); saving refuses all others.
	 *
	 * @param string                                       $setting  That turns it on.
	 * @param QuestionAddition|Closure(): QuestionAddition $addition A closure is called only if a question has the setting (since 0.7.0).
	 * @param Script|Closure(): Script|null                $script   Calls window.userfeedback.register( 'question-addition', … ) with the setting's
	 *                                                               name.
	 */
	public function questionAddition( string $setting, QuestionAddition|Closure $addition, Script|Closure|null $script = null ): void {
		$this->additions[ $setting ] = $addition;
		if ( $script !== null ) {
			$this->parts->add( Part::ofQuestionSetting( $setting, $script ) );
		}
	}

	/**
	 * Registers a visitor script for the surveys that need it: a gate, a trigger, a thank-you, a next-question rule or a theme.
	 *
	 * @since 0.2.0
	 */
	public function part( Part $part ): void {
		$this->parts->add( $part );
	}

	/**
	 * Registers a setting section; replaces a section with the same path.
	 *
	 * @since 0.2.0
	 *
	 * @param SettingSection|Closure(): list<SettingSection> $section A closure is called only when settings are read (since 0.7.0).
	 */
	public function settingSection( SettingSection|Closure $section ): void {
		$this->sections[] = $section;
	}

	/**
	 * Registers a type of page rules; replaces a type with the same name.
	 *
	 * @since 0.3.0
	 *
	 * @param PageRule|Closure(): list<PageRule> $rule A closure is called only when rules are read (since 0.7.0).
	 */
	public function pageRule( PageRule|Closure $rule ): void {
		$this->pageRules[] = $rule;
	}

	/**
	 * Adds survey templates at the end of the list; a template with the key of an earlier one replaces that one.
	 *
	 * @param Template|Closure(): list<Template> $template A closure is called only when templates are listed, so that visitors' pages do not load
	 *                                                     their texts.
	 */
	public function template( Template|Closure $template ): void {
		$this->templates[] = $template;
	}

	/**
	 * Registers the handler for a kind of jobs. Jobs without a handler wait for two weeks, so a temporarily deactivated add-on loses none.
	 *
	 * @since 0.2.0
	 */
	public function jobHandler( JobHandler $handler ): void {
		$this->jobHandlers[ $handler->kind() ] = $handler;
	}

	/**
	 * Registers work that is done in steps. Its kind needs the plugin's own prefix, for example acme-import. If another work has the same kind, the
	 * last registration wins.
	 *
	 * @since 0.7.0
	 */
	public function longWork( LongWork $work ): void {
		$this->longWorks[ $work->kind() ] = $work;
	}

	/**
	 * Registers a kind of stored data: it is exported, listed, deleted when it is old, and described in the privacy guide
	 * (docs/guides/stored-data.md). Its name needs the plugin's own prefix, for example acme-visits.
	 *
	 * @since 0.7.0
	 */
	public function storedData( Kind $kind ): void {
		$this->storedData[] = $kind;
	}

	/**
	 * Registers a subscriber that queues jobs in the transaction that stores a response.
	 *
	 * @since 0.2.0
	 */
	public function responseSubscriber( ResponseSubscriber $subscriber ): void {
		$this->responseSubscribers[] = $subscriber;
	}

	/**
	 * Registers what finds the countries of visitors; replaces an earlier one.
	 *
	 * @since 0.7.0
	 *
	 * @param CountryLookup|Closure(): CountryLookup $lookup A closure is called only if a country is needed.
	 */
	public function countryLookup( CountryLookup|Closure $lookup ): void {
		$this->countryLookup = $lookup;
	}

	/**
	 * The plugin's icons.
	 */
	public function icons(): Icons {
		return $this->icons;
	}

	/**
	 * @return array<string, QuestionType|(Closure(): QuestionType)> By name.
	 */
	public function questionTypes(): array {
		return $this->types;
	}

	/**
	 * @return array<string, QuestionAddition|(Closure(): QuestionAddition)> By setting.
	 */
	public function questionAdditions(): array {
		return $this->additions;
	}

	/**
	 * @return list<SettingSection>
	 */
	public function settingSections(): array {
		return self::opened( $this->sections );
	}

	/**
	 * @return list<PageRule>
	 */
	public function pageRules(): array {
		return self::opened( $this->pageRules );
	}

	/**
	 * @return list<Template>
	 */
	public function templates(): array {
		return self::opened( $this->templates );
	}

	/**
	 * @return list<JobHandler>
	 */
	public function jobHandlers(): array {
		return array_values( $this->jobHandlers );
	}

	/**
	 * @since 0.7.0
	 *
	 * @return list<LongWork>
	 */
	public function longWorks(): array {
		return array_values( $this->longWorks );
	}

	/**
	 * @since 0.7.0
	 *
	 * @return list<Kind>
	 */
	public function storedKinds(): array {
		return $this->storedData;
	}

	/**
	 * @return list<ResponseSubscriber>
	 */
	public function responseSubscribers(): array {
		return $this->responseSubscribers;
	}

	/**
	 * @since 0.7.0
	 *
	 * @return CountryLookup|null The registered one; null for none.
	 */
	public function countries(): ?CountryLookup {
		return $this->countryLookup instanceof Closure ? ( $this->countryLookup )() : $this->countryLookup;
	}

	/**
	 * @template T of object
	 * @param list<T|Closure(): list<T>> $registered
	 * @return list<T>
	 */
	private static function opened( array $registered ): array {
		$opened = [];
		foreach ( $registered as $one ) {
			/** @var list<T> $several */
			$several = $one instanceof Closure ? $one() : [ $one ];
			array_push( $opened, ...$several );
		}
		return $opened;
	}

	/**
	 * The registered parts.
	 */
	public function parts(): Parts {
		return $this->parts;
	}
}
