import { createHash } from 'node:crypto';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { Chunk, Configuration, RuleSetRule } from 'webpack';
import { packagesDir, rootDir } from './roots.ts';
import { filesOfPart, partVersion, statelessVersions, visibleParts } from './shared-parts.ts';
import { sharedStylesHash } from './source-version.ts';
import { SourceMapsPlugin } from './source-maps-plugin.ts';

export type Side = 'web' | 'node';
export type Mode = 'production' | 'development';

function scriptRule(mode: Mode, side: Side): RuleSetRule {
  const isDevelopment = mode === 'development';
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    loader: 'swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          react: {
            runtime: 'automatic',
            development: isDevelopment,
            refresh: isDevelopment && side === 'web',
          },
        },
      },
    },
  };
}

interface ClassNames {
  salt: string;
  /** The folder from which paths count. Those of `shared` are the same wherever it lies. */
  dir: string;
}

/**
 * A class name in production: the name in the file, and a hash of its path and a salt. All names of a file have the same
 * ending, which is 2 KB less in each compressed page than an ending for each name.
 */
const classNames =
  (salt: string, dir: string) => (file: { resourcePath: string }, _pattern: string, name: string) => {
    const place = path.relative(dir, file.resourcePath).replaceAll(path.sep, '/');
    return `${name}_${createHash('sha256').update(`${salt}\0${place}`).digest('base64url').slice(0, 5)}`;
  };

/** Class names are made of the file's path, from `dir`, and a salt. */
function stylesOf(mode: Mode, side: Side, from: RuleSetRule, { salt, dir }: ClassNames): RuleSetRule {
  const css = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        ...(mode === 'development'
          ? {
              localIdentName: '[name]__[local]__[hash:base64:4]',
              localIdentContext: dir,
              localIdentHashSalt: salt,
            }
          : { getLocalIdent: classNames(salt, dir) }),
        exportOnlyLocals: side === 'node',
      },
    },
  };
  return { ...from, use: side === 'node' ? [css] : [MiniCssExtractPlugin.loader, css] };
}

/**
 * Salts of class names: for a part of the share scope its version, so that it has the same names in every build that
 * agrees on it, and two copies never meet; for other styles of `shared` the hash of them all; for the rest the build's name.
 */
function styleRule(mode: Mode, side: Side, name: string): RuleSetRule {
  const ofParts = visibleParts.map((part) => {
    const include = filesOfPart(part).map((file) => path.join(packagesDir, file));
    return stylesOf(mode, side, { include }, { salt: partVersion(part), dir: packagesDir });
  });
  return {
    test: /\.css$/,
    oneOf: [
      ...ofParts,
      stylesOf(mode, side, { include: sharedDir }, { salt: sharedStylesHash(), dir: packagesDir }),
      stylesOf(mode, side, {}, { salt: name, dir: rootDir }),
    ],
  };
}

/** Pages keep their state while they are being worked on. */
const pageRefreshRule: RuleSetRule = {
  test: /-page\.tsx$/,
  exclude: /node_modules/,
  enforce: 'pre',
  loader: path.join(import.meta.dirname, 'page-refresh-loader.js'),
};

const sharedDir = path.join(packagesDir, 'shared');

/** Whether a chunk is a module of the share scope. A chunk of `import()` has a name instead: it is loaded on demand. */
export const isOfShareScope = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.name;

const assetRule: RuleSetRule = {
  test: /\.(woff2?|svg|png|webp|gif|eot|ttf)$/,
  type: 'asset/resource',
  generator: { filename: 'assets/[name].[contenthash:8][ext]' },
};

/** Files that only a browser fetches when it wants them: the workers of maps and of PDFs, the data of maps, and the characters of PDFs. */
function fetchedRules(side: Side): RuleSetRule[] {
  // A server knows the modules, but no address of theirs.
  const place = side === 'web' ? {} : { emit: false, publicPath: '' };
  return [
    {
      test: /(maplibre-gl-worker|pdf\.worker\.min)\.mjs$/,
      type: 'asset/resource',
      generator: { ...place, filename: 'assets/[name].[contenthash:8].js' },
    },
    {
      test: /\.bcmap$/,
      type: 'asset/resource',
      generator: { ...place, filename: 'assets/[name].[contenthash:8][ext]' },
    },
    {
      test: /\.json\.gz$/,
      type: 'asset/resource',
      loader: path.join(import.meta.dirname, 'gunzip-loader.js'),
      generator: {
        ...place,
        filename: ({ filename }: { filename?: string }) =>
          `assets/${path.basename(filename ?? '', '.json.gz')}.[contenthash:8].json`,
      },
    },
  ];
}

export interface BaseOptions {
  side: Side;
  mode: Mode;
  outDir: string;
  /** Where source maps go in production; absent: nowhere. */
  mapsDir?: string | undefined;
  /** Prefix of file names, and salt of class names. */
  name: string;
  version: string;
  /** Where a stylesheet goes that comes after the first HTML; absent: behind all others. */
  insertStyles?: (link: HTMLLinkElement) => void;
}

/** The part that all bundles have in common. */
export function baseConfig(options: BaseOptions): Configuration {
  const { side, mode, outDir, mapsDir, name, version, insertStyles } = options;
  const isWeb = side === 'web';
  const hash = mode === 'production' && isWeb ? '.[contenthash:8]' : '';
  return {
    mode,
    context: rootDir,
    name: `${name}-${side}`,
    target: isWeb ? ['web', 'es2022'] : 'async-node',
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    output: {
      path: outDir,
      filename: `${name}-[name]${hash}.js`,
      chunkFilename: `${name}-[name]${hash}.js`,
      publicPath: 'auto',
      // A server runs several releases of a remote in one process. A browser runs one, and with a version in it each release
      // would be other files than the one before, down to those that nobody changed.
      uniqueName: (isWeb && mode === 'production' ? name : `${name}_${version}`).replaceAll(/\W/g, '_'),
      crossOriginLoading: 'anonymous',
      // A module that throws is run again and throws again. A half-run module in the cache would pass for a loaded one. A
      // hot replacement finds it there.
      strictModuleErrorHandling: mode === 'production' || !isWeb,
      clean: mode === 'production',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      // Only browsers draw maps and PDFs; a server would carry megabytes that it never runs.
      alias: isWeb ? {} : { 'maplibre-gl$': false, 'pdfjs-dist/legacy/build/pdf.mjs$': false },
    },
    module: {
      rules: [
        scriptRule(mode, side),
        styleRule(mode, side, name),
        ...(mode === 'development' && isWeb ? [pageRefreshRule] : []),
        assetRule,
        ...fetchedRules(side),
      ],
    },
    plugins: [
      ...(mapsDir === undefined ? [] : [new SourceMapsPlugin(mapsDir)]),
      ...(isWeb
        ? [
            // Libraries look for files beside themselves by it. It would be the folder of this machine, in each file for visitors.
            new webpack.DefinePlugin({ 'import.meta.url': '""' }),
            new MiniCssExtractPlugin({
              filename: `${name}-[name]${hash}.css`,
              chunkFilename: `${name}-[name]${hash}.css`,
              ignoreOrder: true,
              ...(insertStyles ? { insert: insertStyles } : {}),
            }),
          ]
        : []),
    ],
    optimization: {
      // The full names would be longer than many chunks, and are repeated in each list of files.
      chunkIds: isWeb && mode === 'production' ? 'deterministic' : 'named',
      moduleIds: isWeb && mode === 'production' ? 'deterministic' : 'named',
      minimize: mode === 'production' && isWeb,
      minimizer: [
        // Workers come minified, and as modules, which an asset is not taken for.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          exclude: /maplibre-gl-worker|pdf\.worker/,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(rootDir, 'var/cache/webpack'),
      name: `${name}-${side}-${mode}`,
      // Class names depend on it, and webpack does not see that.
      version: [...Object.values(statelessVersions()), sharedStylesHash()].join(),
      buildDependencies: { config: [import.meta.filename] },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}
