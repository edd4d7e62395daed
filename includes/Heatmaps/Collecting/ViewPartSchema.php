<?php

declare( strict_types=1 );

namespace UserFeedback\Heatmaps\Collecting;

defined( 'ABSPATH' ) || exit;

use UserFeedback\Heatmaps\CellCode;
use UserFeedback\Support\FieldError;
use UserFeedback\Support\JsonSchema;

/**
 * What recorded pages send. Needs no WordPress, so that the types can be generated without one.
 *
 * @phpstan-import-type ObjectSchema from JsonSchema
 * @since 0.7.0
 */
final class ViewPartSchema {

	public const MAX_PATHS = 200;
	public const MAX_CELLS = 2000;

	/** Events in one cell: a page sends what it has at least each half minute. */
	public const MAX_EVENTS = 1000;

	/** Nothing of a page but tags, classes, ids and marks of blocks can be written with it. */
	private const PATH = '^[A-Za-z0-9_.#:()\[\]>-]{1,500}$';

	/**
	 * A part of a view.
	 *
	 * @return ObjectSchema
	 */
	public static function part(): array {
		$percent = [
			'type'    => 'integer',
			'minimum' => 0,
			'maximum' => 100,
		];
		return JsonSchema::object(
			[
				'heatmap'       => [
					'type'    => 'integer',
					'minimum' => 1,
				],
				'token'         => [
					'type'        => 'string',
					'maxLength'   => 64,
					'default'     => '',
					'description' => 'The token of the page.',
				],
				'view'          => JsonSchema::UUID + [ 'description' => 'Random, made for this view of the page.' ],
				'part'          => [
					'type'        => [ 'integer', 'null' ],
					'minimum'     => 0,
					'maximum'     => 100_000,
					'default'     => null,
					'description' => 'Number of this part of the view: one that is sent twice counts once.',
				],
				'device'        => JsonSchema::word( array_keys( CellCode::DEVICES ) ),
				'first'         => JsonSchema::described( JsonSchema::YES_NO, 'Whether it is the first part of the view, which counts the view.' ),
				'scroll'        => [ 'description' => 'How far down the view came, in percent of the height of the page.' ] + $percent,
				'scroll_before' => [
					'type'        => [ 'integer', 'null' ],
					'default'     => null,
					'description' => 'What the part before said. A later part without it does not change how far the view came.',
				] + $percent,
				'fold'          => [ 'description' => 'Height of the visible part in percent of the height of the page.' ] + $percent,
				'paths'         => [
					'type'        => 'array',
					'items'       => [
						'type'    => 'string',
						'pattern' => self::PATH,
					],
					'maxItems'    => self::MAX_PATHS,
					'default'     => [],
					'description' => 'Elements: see decision 0106.',
				],
				'cells'         => [
					'type'        => 'array',
					'items'       => [
						'type'     => 'array',
						'items'    => [ 'type' => [ 'integer', 'string' ] ],
						'minItems' => 4,
						'maxItems' => 4,
					],
					'maxItems'    => self::MAX_CELLS,
					'default'     => [],
					'description' => 'Kind (click, dead, rage, move, or its index), index of the path, cell (0 to 255), events (1 to 1000).',
				],
			],
			[ 'heatmap', 'view', 'device', 'first', 'scroll', 'fold' ]
		);
	}

	/**
	 * What is wrong with the paths that were sent, without asking WordPress for each.
	 *
	 * @return FieldError|null Null for nothing.
	 */
	public static function pathsError( mixed $paths ): ?FieldError {
		if ( ! is_array( $paths ) || ! array_is_list( $paths ) || count( $paths ) > self::MAX_PATHS ) {
			/* translators: %d: a number. */
			return new FieldError( 'paths', 'invalid', sprintf( __( 'Send a list of at most %d paths.', 'userfeedback' ), self::MAX_PATHS ) );
		}
		foreach ( $paths as $index => $path ) {
			if ( ! is_string( $path ) || preg_match( '/' . self::PATH . '/D', $path ) !== 1 ) {
				return new FieldError( "paths[$index]", 'invalid', __( 'This is no path of an element.', 'userfeedback' ) );
			}
		}
		return null;
	}

	/**
	 * What is wrong with the cells that were sent.
	 *
	 * @param mixed $cells What the request has.
	 * @param int   $paths Number of its paths.
	 */
	public static function cellsError( mixed $cells, int $paths ): ?FieldError {
		if ( ! is_array( $cells ) || ! array_is_list( $cells ) || count( $cells ) > self::MAX_CELLS ) {
			/* translators: %d: a number. */
			return new FieldError( 'cells', 'invalid', sprintf( __( 'Send a list of at most %d cells.', 'userfeedback' ), self::MAX_CELLS ) );
		}
		foreach ( $cells as $index => $cell ) {
			$isCell = is_array( $cell ) && array_is_list( $cell ) && count( $cell ) === 4
				&& self::kind( $cell[0] ) !== null
				&& self::isBetween( $cell[1], 0, $paths - 1 )
				&& self::isBetween( $cell[2], 0, CellCode::CELLS - 1 )
				&& self::isBetween( $cell[3], 1, self::MAX_EVENTS );
			if ( ! $isCell ) {
				$message = __( 'A cell is a kind, the index of a path, 0 to 255, and a number of events of 1 to 1000.', 'userfeedback' );
				return new FieldError( "cells[$index]", 'invalid', $message );
			}
		}
		return null;
	}

	/**
	 * The kind of a cell; null for no kind.
	 *
	 * @param mixed $sent Its name or its index.
	 */
	public static function kind( mixed $sent ): ?string {
		if ( is_int( $sent ) ) {
			return CellCode::ON_ELEMENTS[ $sent ] ?? null;
		}
		return is_string( $sent ) && in_array( $sent, CellCode::ON_ELEMENTS, true ) ? $sent : null;
	}

	private static function isBetween( mixed $value, int $least, int $most ): bool {
		return is_int( $value ) && $value >= $least && $value <= $most;
	}
}
